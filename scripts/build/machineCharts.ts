import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { assistantMachine } from '#machines/assistantMachine.ts';
import { boardMachine } from '#machines/boardMachine.ts';
import { checkingMachine } from '#machines/checkingMachine.ts';
import { devicesMachine } from '#machines/devicesMachine.ts';
import { foresightMachine } from '#machines/foresightMachine.ts';
import { hintMachine } from '#machines/hintMachine.ts';
import { importMachine } from '#machines/importMachine.ts';
import { makerMachine } from '#machines/makerMachine.ts';
import { playbackMachine } from '#machines/playbackMachine.ts';
import { playMachine } from '#machines/playMachine.ts';
import { progressMachine } from '#machines/progressMachine.ts';
import { publishingMachine } from '#machines/publishingMachine.ts';
import { solveMachine } from '#machines/solveMachine.ts';
import { solverMachine } from '#machines/solverMachine.ts';
import { tourMachine } from '#machines/tourMachine.ts';
import { walkthroughMachine } from '#machines/walkthroughMachine.ts';

const MACHINES: readonly AnyStateMachine[] = [
  assistantMachine,
  boardMachine,
  checkingMachine,
  devicesMachine,
  foresightMachine,
  hintMachine,
  importMachine,
  makerMachine,
  playbackMachine,
  playMachine,
  progressMachine,
  publishingMachine,
  solveMachine,
  solverMachine,
  tourMachine,
  walkthroughMachine,
];

/** The parts of a transition that a chart shows. */
interface Transition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly AnyStateNode[] | undefined;
}

/** The page that shows every machine as a chart, generated from the machines themselves. */
export function machinePage(): string {
  const parts = MACHINES.map(({ root }) => [
    `## ${root.key}`,
    '```mermaid',
    ['stateDiagram-v2', ...chartOf(root, '  ')].join('\n'),
    '```',
    ...stayingIn(root),
  ]);
  return [
    '# Machines',
    'Generated from the machines in `src/machines` by `npm run charts`; a test fails if this page is outdated.',
    'Arrows are labeled with the event and, in brackets, the guard. Events that a state handles without leaving it are listed below its chart.',
    ...parts.flat(),
  ]
    .join('\n\n')
    .replaceAll('```mermaid\n\n', '```mermaid\n')
    .replaceAll('\n\n```\n', '\n```\n')
    .concat('\n');
}

function chartOf(node: AnyStateNode, indent: string): readonly string[] {
  const lines: string[] = [];
  for (const first of firstStates(node)) lines.push(`${indent}[*] --> ${idOf(first)}`);
  for (const child of Object.values(node.states)) {
    const inner = chartOf(child, `${indent}  `);
    const names = `${indent}state "${child.key}" as ${idOf(child)}`;
    lines.push(...(inner.length > 0 ? [`${names} {`, ...inner, `${indent}}`] : [names]));
  }
  for (const child of Object.values(node.states))
    for (const transition of transitionsOf(child))
      for (const target of transition.target ?? [])
        lines.push(`${indent}${idOf(child)} --> ${idOf(target)} : ${labelOf(transition)}`);
  return lines;
}

/** Initial states: parallel regions all start at once. */
function firstStates(node: AnyStateNode): readonly AnyStateNode[] {
  const children = Object.values(node.states);
  if (children.length === 0 || node.type === 'parallel') return children;
  return node.initial.target.slice(0, 1);
}

/** The events that states handle without leaving, and the actors they invoke. */
function stayingIn(node: AnyStateNode): readonly string[] {
  const invoked = node.invoke.map(
    ({ src }) => `runs \`${typeof src === 'string' ? src : 'actor'}\``,
  );
  const isRoot = node.path.length === 0;
  const answered = transitionsOf(node).flatMap((transition) => {
    const [target] = transition.target ?? [];
    if (!target) return [`\`${labelOf(transition)}\``];
    return isRoot ? [`\`${labelOf(transition)}\` by going to ${target.key}`] : [];
  });
  const words = [...invoked, ...(answered.length > 0 ? [`answers ${answered.join(', ')}`] : [])];
  const path = isRoot ? 'everywhere' : node.path.join('.');
  const own = words.length > 0 ? [`- **${path}** ${words.join('; ')}`] : [];
  const all = [...own, ...Object.values(node.states).flatMap(stayingIn)];
  return isRoot && all.length > 0 ? [all.join('\n')] : all;
}

function transitionsOf(node: AnyStateNode): readonly Transition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

/** An identifier of a state for the chart, unique on its page. */
function idOf({ id }: AnyStateNode): string {
  return id.replace(/\W/g, '_');
}

function labelOf({ eventType, guard }: Transition): string {
  const name = guardName(guard);
  return name === null ? eventName(eventType) : `${eventName(eventType)} [${name}]`;
}

function eventName(type: string): string {
  if (type === '') return 'always';
  if (type.startsWith('xstate.done.')) return 'done';
  if (type.startsWith('xstate.error.')) return 'refused';
  const delay = /^xstate\.after\.(\w+)\./.exec(type);
  return delay ? `after ${delay[1] ?? ''}` : type;
}

function guardName(guard: unknown): string | null {
  if (typeof guard === 'string') return guard;
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  return typeof guard.type === 'string' ? guard.type : null;
}
