import { useEffect, useState } from 'react';
import type { Text } from '#texts/message.ts';
import { canSay, loadTextsOf, useText } from './texts.ts';

/**
 * A text that may speak of a part of the site that is not on the page: what it is written from
 * loads when it is shown. Nothing till then, and where it cannot be loaded.
 */
export function TextOnceLoaded({ text }: { text: Text }) {
  const t = useText();
  const [, setReady] = useState<Text | null>(null);
  const isReady = canSay(text);
  useEffect(() => {
    if (isReady) return undefined;
    const life = new AbortController();
    const onReady = () => {
      if (!life.signal.aborted) setReady(text);
    };
    loadTextsOf(text).then(onReady, () => undefined); // without them there is nothing to say
    return () => life.abort();
  }, [isReady, text]);
  return isReady && t.say(text);
}
