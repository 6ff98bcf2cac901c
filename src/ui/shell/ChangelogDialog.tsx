import { useEffect, useState } from 'react';
import { Markdown } from '#ui/shared/components/Markdown.tsx';
import { Dialog, DialogSection } from '#ui/shared/components/Dialog.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { loadChangelog, noteSeen, type ChangelogEntry } from './changelog.ts';

/** The changelog, the newest version first. It is in English only. */
export function ChangelogDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const [entries, setEntries] = useState<readonly ChangelogEntry[]>([]);
  useEffect(() => {
    const life = new AbortController();
    void loadChangelog().then(
      (all) => {
        if (life.signal.aborted) return;
        noteSeen(all);
        setEntries(all);
      },
      () => undefined, // the card that opens it has loaded it already
    );
    return () => life.abort();
  }, []);
  return (
    <Dialog title={t('chrome.changelog')} description={t('chrome.changelogNote')} onClose={onClose}>
      {entries.map(({ version, text }) => (
        <DialogSection key={version} title={t('site.version', { version })}>
          <div className="space-y-2 [&_ul]:list-disc [&_ul]:space-y-1.5 [&_ul]:ps-5" lang="en">
            <Markdown text={text} />
          </div>
        </DialogSection>
      ))}
    </Dialog>
  );
}
