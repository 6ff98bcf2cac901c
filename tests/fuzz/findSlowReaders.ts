import { findGrowth, processorMs } from './doubling.ts';
import { readerTargets, type DoublingTarget } from './doublingTargets.ts';
import { routeTargets } from './doublingRoutes.ts';
import { SHAPES, type Shape } from './shapes.ts';

/**
 * Give every reader and every route inputs of all shapes, and double them.
 * Returns a line for each that grows faster than its input.
 */
export async function findSlowReaders(only: string | undefined): Promise<readonly string[]> {
  const routes = routeTargets();
  const all = [...readerTargets(), ...routes.targets];
  const targets = all.filter(({ name }) => only === undefined || name.includes(only));
  console.log(`Doubling ${SHAPES.length} shapes for ${targets.length} readers and routes`);
  try {
    return await findProblems(targets, SHAPES);
  } finally {
    routes.end();
  }
}

/** The same for some of them, and some shapes. */
export async function findProblems(
  targets: readonly DoublingTarget[],
  shapes: readonly Shape[],
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { name, length, read } of targets)
    for (const shape of shapes) {
      const measure = (size: number) => {
        const text = shape.text(size);
        return processorMs(() => read(text));
      };
      const growth = await findGrowth(measure, length);
      if (!growth) continue;
      const [ms, factor] = [growth.ms.toFixed(0), growth.factor.toFixed(0)];
      problems.push(
        `${name} ${shape.name}: ${ms} ms for ${growth.length} characters, ${factor} times an eighth of them`,
      );
    }
  return problems;
}
