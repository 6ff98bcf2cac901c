import type { Text } from '#texts/message.ts';
import { expose } from 'comlink';
import { inspect, type InspectedPuzzle } from '#engine/import/inspect.ts';
import type { UnpackedSource } from '#engine/import/openSource.ts';
import type { Result } from '#base/result.ts';

/** The interface of the worker: puzzles with their facts, in the order of the sources. */
export interface RemoteInspector {
  inspect(sources: readonly UnpackedSource[]): readonly Result<InspectedPuzzle, Text>[];
}

const inspector: RemoteInspector = { inspect: (sources) => sources.map(inspect) };

expose(inspector);
