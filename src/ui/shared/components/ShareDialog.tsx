import { Printer } from 'lucide-react';
import { useEffect, useState, useMemo } from 'react';
import { writePuzzle } from '#engine/puzzle/envelope.ts';
import { encodeShare } from '#engine/codec/share.ts';
import { editAddress, solveAddress } from '#engine/codec/shareLinks.ts';
import type { Puzzle } from '#engine/puzzle/puzzle.ts';
import { buttonClass } from './Button.tsx';
import { browserCompression } from '#ui/shared/platform/compress.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { UNTITLED } from '#ui/shared/platform/product.ts';
import { Dialog, DialogSection } from './Dialog.tsx';
import { LinkRow } from './LinkRow.tsx';
import { PictureControls, ROW, type PictureProps } from './PictureControls.tsx';
import { message } from '#texts/message.ts';
import { createForeignLinks } from '#engine/foreign/createForeignLinks.ts';

/**
 * Links to the puzzle, its frame for other pages, a page for printing, and a picture of it: the
 * givens, or the current board. The puzzle's author gets a link for editing it too.
 */
export function ShareDialog({
  publicId = null,
  canEdit = false,
  onClose,
  ...picture
}: PictureProps & {
  /** The id under which everyone finds the puzzle on the site; null for other puzzles. */
  publicId?: string | null;
  /** True for the visitor's own puzzle in the editor. */
  canEdit?: boolean;
  onClose: () => void;
}) {
  const { puzzle } = picture;
  const t = useText();
  const title = t.say(puzzle.title || UNTITLED);
  const data = useShareData(puzzle);
  return (
    <Dialog
      title={t('site.share')}
      description={t('sharing.shareDescription', { title })}
      onClose={onClose}
    >
      {publicId !== null && <SiteSection id={publicId} title={title} />}
      <DialogSection title={publicId === null ? t('sharing.shareLink') : t('sharing.withoutSite')}>
        <p>{canEdit ? t('sharing.shareDraftNote') : t('sharing.shareLinkNote')}</p>
        <LinkRow
          link={data && location.origin + solveAddress(data)}
          name={publicId === null ? t('sharing.linkName') : t('sharing.wholeLinkName')}
          action={publicId === null ? t('sharing.copyLink') : t('sharing.copyWholeLink')}
          isFirst={publicId === null}
        />
        {canEdit && (
          <>
            <p className="mt-4">{t('sharing.editLinkNote')}</p>
            <LinkRow
              link={data && location.origin + editAddress(data)}
              name={t('sharing.editLinkName')}
              action={t('sharing.copyEditLink')}
            />
          </>
        )}
        <ForeignLinks puzzle={puzzle} />
      </DialogSection>
      <PaperSection data={data} />
      <DialogSection title={t('sharing.picture')}>
        <PictureControls {...picture} canChoose />
      </DialogSection>
    </Dialog>
  );
}

/** The link of a published puzzle, and the code of its frame. */
function SiteSection({ id, title }: { id: string; title: string }) {
  const t = useText();
  return (
    <DialogSection title={t('sharing.shareLink')}>
      <p>{t('sharing.siteLinkNote')}</p>
      <LinkRow
        link={`${location.origin}/solve/${id}`}
        name={t('sharing.linkName')}
        action={t('sharing.copyLink')}
        isFirst
      />
      <p className="mt-4">{t('sharing.embedNote')}</p>
      <LinkRow
        link={frameCode(id, title)}
        name={t('sharing.embedName')}
        action={t('sharing.copyEmbed')}
        copied={message('sharing.embedCopied')}
      />
    </DialogSection>
  );
}

/** HTML of a frame with the puzzle, of the size that the site recommends to other sites. */
function frameCode(id: string, title: string): string {
  const name = title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `<iframe src="${location.origin}/embed/${id}" title="${name}" width="480" height="560" style="border:0;max-width:100%" loading="lazy" allow="fullscreen"></iframe>`;
}

/** A page to print the puzzle from. */
function PaperSection({ data }: { data: string | null }) {
  const t = useText();
  return (
    <DialogSection title={t('sharing.paper')}>
      <p>{t('sharing.paperNote')}</p>
      <div className={ROW}>
        {data !== null && (
          <a
            className={buttonClass()}
            href={`/print?d=${encodeURIComponent(data)}`}
            target="_blank"
            rel="noopener"
          >
            <Printer className="size-4.5" aria-hidden />
            {t('sharing.printView')}
          </a>
        )}
      </div>
    </DialogSection>
  );
}

/** The compressed puzzle in the links; null until it is computed. */
function useShareData(puzzle: Puzzle): string | null {
  const [data, setData] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void encodeShare(writePuzzle(puzzle), browserCompression).then((encoded) => {
      if (isCurrent) setData(encoded);
    });
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  return data;
}

/** Links to other sites for genres that exist there; else nothing. */
function ForeignLinks({ puzzle }: { puzzle: Puzzle }) {
  const t = useText();
  const links = useMemo(() => createForeignLinks(puzzle), [puzzle]);
  return links.map(({ genre, addresses }) => (
    <div key={genre}>
      <p className="mt-4">{t('sharing.foreignNote', { genre })}</p>
      {addresses.map(({ site, address }) => (
        <LinkRow
          key={site}
          link={address}
          name={t('sharing.foreignLinkName', { site, genre })}
          action={t('sharing.copyForeignLink', { site })}
        />
      ))}
    </div>
  ));
}
