import { TextPage } from '../components/TextPage.tsx';
import { PRODUCT } from '../product.ts';

/** The rules for everyone who publishes or comments. */
export function RulesPage() {
  return (
    <TextPage title="Rules">
      <p>{PRODUCT} is a place for people who like to think. These few rules keep it one.</p>
      <h2>Original content only</h2>
      <p>
        Publish puzzles you made yourself. Where an idea came from someone else, say so. Puzzles
        that copy protected work are taken down.
      </p>
      <h2>Be kind</h2>
      <p>
        Everyone was new once. Speak of puzzles, not of people, and say what would make a puzzle
        better.
      </p>
      <h2>Keep it clean</h2>
      <p>No insults, no hate, nothing that does not belong in front of children.</p>
      <h2>No spoilers</h2>
      <p>
        Put hints and solutions between spoiler tags, <code>||like this||</code>, so that others can
        choose not to read them.
      </p>
      <h2>No spam</h2>
      <p>No advertising, no flooding, no puzzles published only to be counted.</p>
      <h2>Report problems</h2>
      <p>If you see something that breaks these rules, or something broken in the site, tell us.</p>
    </TextPage>
  );
}
