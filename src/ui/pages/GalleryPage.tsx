import { Cloud } from 'lucide-react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import {
  samplePuzzle,
  sampleCollection,
  sampleSolve,
  PUZZLES,
  COLLECTIONS,
  MARKDOWN,
} from './gallerySamples.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { StateMessage, type StateKind } from '#ui/shared/components/StateMessage.tsx';
import { CardSkeleton, CollectionSkeleton } from '#ui/library/lists/CardSkeleton.tsx';
import { CollectionCard } from '#ui/library/lists/CollectionCard.tsx';
import { countText } from '#ui/library/lists/formats.ts';
import { CARD_GRID } from '#ui/shared/components/PuzzleCardFrame.tsx';
import { PuzzleBriefCard } from '#ui/library/lists/PuzzleBriefCard.tsx';
import { RowSkeleton } from '#ui/library/lists/PuzzleRow.tsx';
import { SupporterChip } from '#ui/library/lists/Chip.tsx';
import { UserBadge } from '#ui/shared/components/UserBadge.tsx';
import { notify, type Notice } from '#ui/shared/platform/notices.ts';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { noteReader, readerId } from '#ui/shared/api/me.ts';
import { useText } from '#ui/shared/texts/texts.ts';

const LEVELS = [0, 1, 2, 3];
const DIFFICULTIES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const COUNTS = [0, 1, 999, 4999, 5000, 12_345];
const AGES_MS = [0, 12e3, 3 * 60e3, 5 * 3600e3, 3 * 86400e3, 40 * 86400e3, 900 * 86400e3];
const STATES: readonly StateKind[] = ['nothing', 'empty', 'away', 'wrong'];
const NOTICES: readonly Notice[] = [
  { kind: 'blank', message: 'Board cleared' },
  { kind: 'success', message: 'Link copied' },
  { kind: 'error', message: 'Row 3 is one cell short' },
  { kind: 'loading', message: 'Proving' },
  {
    kind: 'custom',
    message: 'Back online. Three solves went up.',
    icon: Cloud,
    action: { label: 'Show', run: () => undefined },
  },
];

/** All components of lists in all states. Only in development; builds do not contain it. */
export function GalleryPage() {
  usePageTitle('Components');
  return (
    <div className="px-home pt-7 pb-16">
      <h1 className="text-title">Components</h1>
      <Cards />
      <Part title="Waiting">
        <div className={CARD_GRID}>
          <CardSkeleton />
          <CollectionSkeleton />
          <RowSkeleton />
        </div>
      </Part>
      <Marks />
      <Part title="Markdown">
        <SampleText />
      </Part>
      <Part title="Nothing, empty, not now, wrong">
        <div className="grid gap-8 lg:grid-cols-2">
          {STATES.map((kind) => (
            <StateMessage
              key={kind}
              kind={kind}
              title="What is"
              as="h3"
              actions={<Button>One way on</Button>}
            >
              <p>A line that says what is still there.</p>
            </StateMessage>
          ))}
        </div>
      </Part>
      <Buttons />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="mt-9" aria-labelledby={id}>
      <h2 className="mb-4 text-section" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function Cards() {
  return (
    <>
      <Part title="Puzzle cards">
        <ul className={CARD_GRID}>
          {Object.entries(PUZZLES).map(([name, changes]) => (
            <Sample key={name} name={name}>
              <PuzzleBriefCard puzzle={samplePuzzle(changes)} />
            </Sample>
          ))}
          <Sample name="Solved">
            <PuzzleBriefCard
              puzzle={samplePuzzle({
                mine: { solvedAt: '2026-01-01T00:00:00.000Z', msTimeUsed: 61_000, loved: false },
              })}
            />
          </Sample>
          <Sample name="Under way">
            <PuzzleBriefCard puzzle={samplePuzzle()} here={sampleSolve} />
          </Sample>
          <Sample name="Loved">
            <PuzzleBriefCard
              puzzle={samplePuzzle({ mine: { solvedAt: null, msTimeUsed: 0, loved: true } })}
            />
          </Sample>
          <Sample name="Private, one’s own">
            <PuzzleBriefCard puzzle={samplePuzzle({ status: 'private' })} isOwn />
          </Sample>
          <Sample name="On the author’s page">
            <PuzzleBriefCard puzzle={samplePuzzle()} showsAge />
          </Sample>
        </ul>
      </Part>
      <Part title="Collection cards">
        <ul className={CARD_GRID}>
          {Object.entries(COLLECTIONS).map(([name, changes]) => (
            <Sample key={name} name={name}>
              <CollectionCard collection={sampleCollection(changes)} />
            </Sample>
          ))}
        </ul>
      </Part>
    </>
  );
}

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li>
      <p className="mb-2 text-label text-muted italic">{name}</p>
      {children}
    </li>
  );
}

const ROW = 'flex flex-wrap items-center gap-x-6 gap-y-3';

function Marks() {
  const t = useText();
  const [nowMs] = useState(Date.now);
  return (
    <>
      <Part title="Badges">
        <p className={ROW}>
          {LEVELS.map((level) => (
            <span key={level} className="inline-flex items-center gap-2">
              Level {level} <UserBadge user={{ supporter: level, moderator: level === 0 }} />{' '}
              <SupporterChip level={level} />
            </span>
          ))}
        </p>
      </Part>
      <Part title="Difficulty">
        <p className={ROW}>
          {DIFFICULTIES.map((value) => (
            <Difficulty key={value} value={value} showText />
          ))}
        </p>
      </Part>
      <Part title="Counts and times">
        <p className={ROW}>
          {COUNTS.map((count) => (
            <span key={count}>{countText(t, count)}</span>
          ))}
          {AGES_MS.map((ageMs) => (
            <RelativeTime key={ageMs} atMs={nowMs - ageMs} />
          ))}
        </p>
      </Part>
    </>
  );
}

/** Samples read by an account with the id `you`. */
function SampleText() {
  useEffect(() => {
    const before = readerId.current();
    noteReader('you');
    return () => noteReader(before);
  }, []);
  return (
    <div className="max-w-[40em]">
      <Markdown text={MARKDOWN} />
    </div>
  );
}

function Buttons() {
  return (
    <>
      <Part title="Buttons">
        <p className={ROW}>
          {(['primary', 'outline', 'plain'] as const).map((kind) => (
            <span key={kind} className={ROW}>
              <Button kind={kind}>Publish</Button>
              <Button kind={kind} size="small">
                Small
              </Button>
              <Button kind={kind} disabled>
                Not yet
              </Button>
            </span>
          ))}
        </p>
      </Part>
      <Part title="Notices">
        <p className={ROW}>
          {NOTICES.map((notice) => (
            <Button key={notice.kind} onClick={() => notify(notice)}>
              {notice.kind}
            </Button>
          ))}
          <Button
            onClick={() => {
              const say = notify({ kind: 'loading', message: 'Proving' });
              setTimeout(() => say({ kind: 'success', message: 'One solution' }), 1500);
            }}
          >
            loading, then success
          </Button>
        </p>
      </Part>
    </>
  );
}
