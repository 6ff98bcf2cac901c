import { use, useEffect, useRef } from 'react';
import type { BoardContext } from '#machines/boardContext.ts';
import { message, type Text } from '#texts/message.ts';
import type { Translator } from '#texts/translator.ts';
import { focusedElement } from '#ui/shared/platform/focus.ts';
import { spokenList } from '#ui/shared/components/spokenList.ts';
import { isElsewhere, KeyScope } from '#ui/board/access/useKeyTable.ts';
import type { BoardStore } from '#ui/board/boardStore.ts';
import { translator } from '#ui/shared/texts/texts.ts';
import { presets } from '#ui/editor/rules/presets.ts';
import { isInHand, TOOLBOX } from '#ui/editor/toolbox/toolbox.ts';
import { clipAnnouncement, cursorAnnouncement, editAnnouncement } from './editAnnouncement.ts';

/** Buttons and radio buttons, whose state screen readers announce after a press. */
const SPEAKING = '[aria-pressed], [type="radio"]';

/**
 * A second live region next to that of the board: edits other than of cells, tools chosen by a key,
 * and the position of the keyboard between cells. Written without React, once per stroke.
 */
export function EditAnnouncer({ store: { actor } }: { store: BoardStore }) {
  const region = useRef<HTMLDivElement>(null);
  const scope = use(KeyScope);
  useEffect(() => {
    let last = actor.getSnapshot().context;
    const subscription = actor.subscribe((snapshot) => {
      if (!snapshot.matches({ stroke: 'idle' })) return;
      const t = translator.current();
      const sentence = announced(t, last, snapshot.context, focusedElement());
      last = snapshot.context;
      // A panel over the board with the focus announces its own changes.
      if (sentence === '' || isElsewhere(focusedElement(), scope)) return;
      if (region.current) region.current.textContent = unlike(region.current, sentence);
    });
    return () => subscription.unsubscribe();
  }, [actor, scope]);
  return <div ref={region} className="sr-only" role="status" />;
}

function announced(
  t: Translator,
  before: BoardContext,
  now: BoardContext,
  focused: Element | null,
): string {
  const isAnnounced = focused?.matches(SPEAKING) === true;
  const tool = isAnnounced || isSameHand(before, now) ? '' : t.say(handName(now));
  return spokenList('. ', [
    tool,
    isAnnounced || before.layer === now.layer ? '' : t.say(LAYERS[now.layer]),
    editAnnouncement(t, before.grid, now.grid),
    tool === '' ? t.say(clipAnnouncement(before.clip, now.clip, now.grid)) : '',
    cursorAnnouncement(t, before.cursor, now.cursor, now.grid),
  ]);
}

const LAYERS: Readonly<Record<BoardContext['layer'], Text>> = {
  puzzle: message('create.puzzleShown'),
  solution: message('create.solutionShown'),
};

function isSameHand(before: BoardContext, now: BoardContext): boolean {
  return before.tool === now.tool && before.template === now.template;
}

/** The name of the tool or the preset in hand. */
function handName(hand: BoardContext): Text {
  const entry = TOOLBOX.find((each) => isInHand(each, hand));
  if (entry) return entry.label;
  const preset = presets
    .current()
    .find(({ symbol }) => isInHand({ tool: 'symbol', template: symbol }, hand));
  return preset ? message('create.presetInHand', { name: preset.name }) : '';
}

/** The sentence with a difference to the text of the region: an unchanged text is not announced. */
function unlike({ textContent }: HTMLElement, sentence: string): string {
  return textContent === sentence ? `${sentence}\u00a0` : sentence;
}
