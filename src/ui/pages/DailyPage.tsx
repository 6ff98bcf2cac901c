import { useLoaderData } from 'react-router';
import { DailyPlace } from '#ui/play/daily/DailyPlace.tsx';
import { DailyResult } from '#ui/play/daily/DailyResult.tsx';
import { SolveWorkspace } from '#ui/play/SolveWorkspace.tsx';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import type { LoadedDaily } from './dailyLoader.ts';
import { useLanguageOfData } from './useLanguageOfData.ts';

/** The puzzle of a day. Another day remounts it, as does another language, for its title. */
export function DailyPage() {
  const t = useText();
  const { date, family, isDaily, opened, language } = useLoaderData<LoadedDaily>();
  useLanguageOfData(language);
  usePageTitle(isDaily ? t.say(opened.puzzle.title) : t('daily.title'));
  return (
    <SolveWorkspace
      key={`${opened.key} ${language}`}
      opened={opened}
      beside={{
        place: <DailyPlace date={date} family={family} isDaily={isDaily} />,
        words: (workspace) =>
          isDaily && <DailyResult date={date} family={family} workspace={workspace} />,
      }}
    />
  );
}
