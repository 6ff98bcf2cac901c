import type { ScriptProblem } from '#engine/script/problem.ts';
import { ErrorSwatch } from '#ui/shared/components/ErrorSwatch.tsx';
import { TextOnceLoaded } from '#ui/shared/texts/TextOnceLoaded.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { problemText, type ScriptState } from './useScript.ts';

/** The result of the script, and the key that leaves the editor. */
export function StatusLine({
  state,
  tabLeaves,
  onShow,
}: {
  state: ScriptState;
  /** True if Tab leaves the editor. */
  tabLeaves: boolean;
  onShow: (problem: ScriptProblem) => void;
}) {
  const t = useText();
  return (
    <div className="flex flex-none flex-wrap items-baseline gap-y-1 text-meta">
      <div className="flex min-w-0 items-baseline gap-2 not-empty:mr-4" role="status">
        {state.kind === 'running' && t('code.running')}
        {state.kind === 'failed' && <Problem problem={state.problem} onShow={onShow} />}
      </div>
      <p className="text-note text-muted pointer-coarse:hidden">
        {tabLeaves ? t('code.tabLeaves') : t('code.tabIndents')}
      </p>
    </div>
  );
}

/** An error. A press shows its place in the script. */
function Problem({
  problem,
  onShow,
}: {
  problem: ScriptProblem;
  onShow: (problem: ScriptProblem) => void;
}) {
  const words = (
    <>
      <span className="flex-none self-center">
        <ErrorSwatch size={16} />
      </span>
      <span className="text-fault wrap-anywhere">
        <TextOnceLoaded text={problemText(problem)} />
      </span>
    </>
  );
  if (!problem.place) return words;
  return (
    <button
      type="button"
      className="flex min-h-10 items-center gap-2 rounded-chip text-left pointer-coarse:min-h-12 hover:bg-fill-1"
      onClick={() => onShow(problem)}
    >
      {words}
    </button>
  );
}
