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
      <dl className="grid gap-4">
        {SOLVER_CHOICES.map(({ id, title, author, about }) => (
          <div key={id}>
            <dt className="text-control">
              {title} <code className="ms-1.5 text-muted">{id}</code>
            </dt>
            <dd className="mt-0.5">
              {about} <span className="text-muted">By {author}.</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
