import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadDrawings } from '#engine/picture/loadDrawings.ts';
import { builtInGrid } from '#ui/library/home/builtInGrid.ts';
import { practiceOf, unknownTechnique, type Practice } from '#ui/play/wish/wishes.ts';
import { notify } from '#ui/shared/platform/notices.ts';

/** Load the technique of `/play/techniques/{technique}`. An unknown one leads to the list. */
export async function loadTechnique({ params }: LoaderFunctionArgs): Promise<Practice | Response> {
  const name = params['technique'] ?? '';
  const practice = practiceOf(name);
  if (!practice) {
    notify({ kind: 'error', message: unknownTechnique(name) });
    return redirect('/play');
  }
  await loadDrawings(builtInGrid(practice.example));
  return practice;
}
