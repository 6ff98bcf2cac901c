import { useLoaderData } from 'react-router';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { EmbeddedPlay } from '#ui/play/EmbeddedPlay.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { PRODUCT, UNTITLED } from '#ui/shared/platform/product.ts';
import { useText, needTexts } from '#ui/shared/texts/texts.ts';
import type { Text } from '#texts/message.ts';
import type { EmbedData } from './embedLoader.ts';

needTexts('guards', 'account');

/** One puzzle in a frame of another site, without an account and without storage. */
export function EmbedPage() {
  const t = useText();
  const data = useLoaderData<EmbedData>();
  usePageTitle(data.ok ? t.say(data.value.opened.puzzle.title || UNTITLED) : null);
  if (!data.ok) return <NoPuzzle reason={data.error} />;
  return <EmbeddedPlay opened={data.value.opened} solveLink={data.value.solveLink} />;
}

/**
 * The reason why there is no puzzle. The link opens a new tab, as the frame only shows this page.
 */
function NoPuzzle({ reason }: { reason: Text }) {
  const t = useText();
  return (
    <main
      className="flex min-h-dvh flex-col items-center justify-center gap-3 p-4 text-center"
      id="content"
    >
      <h1 className="font-board text-[20px]/[1.25]">{t('embed.cannotOpen')}</h1>
      <p className="max-w-100 text-muted">{t.say(reason)}</p>
      <a className={buttonClass('outline')} href="/" target="_blank" rel="noopener">
        {PRODUCT}
      </a>
    </main>
  );
}
