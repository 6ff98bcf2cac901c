import { SOLVER_CHOICES } from '#solvers/choices.ts';
import { Dialog } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';

/** The authors of the solvers, and what each solver is good for. */
export function SolverDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('solver.dialogTitle')} description={t('solver.dialogNote')} onClose={onClose}>
      <dl className="grid gap-4">
        {SOLVER_CHOICES.map(({ id, title, author, about }) => (
          <div key={id}>
            <dt className="text-control">
              {t.say(title)} <code className="ms-1.5 text-muted">{id}</code>
            </dt>
            <dd className="mt-0.5">
              {t.say(about)} <span className="text-muted">{t('solver.by', { author })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
