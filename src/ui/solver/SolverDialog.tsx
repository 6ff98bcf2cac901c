import { SOLVER_CHOICES } from '#solvers/choices.ts';
import { Dialog } from '../dialogs/Dialog.tsx';

/** Who made the solvers, and what each is good for. */
export function SolverDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Solvers"
      description="All of them run in this browser and send nothing anywhere."
      onClose={onClose}
    >
      <dl className="solver-list">
        {SOLVER_CHOICES.map(({ id, title, author, about }) => (
          <div key={id}>
            <dt>
              {title} <code>{id}</code>
            </dt>
            <dd>
              {about} <span className="solver-author">By {author}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
