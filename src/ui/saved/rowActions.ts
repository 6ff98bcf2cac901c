/** The actions on one row. */
export interface RowActions {
  readonly onSolve: (id: number) => void;
  readonly onCancel: (id: number) => void;
  readonly onRemove: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onPublish: (text: string) => void;
  /** Removes the puzzle from the queue of publications. */
  readonly onWithdraw: (text: string) => void;
}
