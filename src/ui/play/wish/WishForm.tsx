import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/shared/components/Button.tsx';
import { Difficulty } from '#ui/shared/components/Difficulty.tsx';
import { SizeText } from '#ui/shared/components/SizeText.tsx';
import { FamilyCard } from '#ui/library/lists/FamilyCard.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { KindTiles } from './KindTiles.tsx';
import { KindRecordText } from './Records.tsx';
import { lastChoice, rememberChoice } from './lastWish.ts';
import {
  choiceFor,
  FAMILIES,
  gradesOf,
  randomSeed,
  sidesOf,
  symmetriesOf,
  wishAddress,
  type Choice,
} from './wishes.ts';

/** Chooses a puzzle: kind, size, difficulty and symmetry. Only what the kind has is offered. */
export function WishForm() {
  const t = useText();
  const navigate = useNavigate();
  const [choice, setChoice] = useState(lastChoice);
  const start = (wanted: Choice) => {
    rememberChoice(wanted);
    void navigate(wishAddress({ ...wanted, seed: randomSeed() }));
  };
  const { family, width: side, grades } = choice;
  return (
    <form
      className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_400px]"
      onSubmit={(event) => {
        event.preventDefault();
        start(choice);
      }}
    >
      <KindTiles
        value={family}
        onChange={(other) => setChoice(choiceFor(other, { side, grade: grades[0] }))}
      />
      <div className="flex flex-col gap-6 lg:sticky lg:top-6">
        <FamilyCard family={family}>
          <span className="text-meta text-muted tabular-nums">
            <KindRecordText choice={choice} />
          </span>
        </FamilyCard>
        <Options choice={choice} onChange={setChoice} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" kind="primary" size="large">
            {t('wish.start')}
          </Button>
          <Button kind="outline" size="large" onClick={() => start(surprise(choice))}>
            {t('wish.surprise')}
          </Button>
        </div>
      </div>
    </form>
  );
}

function Options({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useText();
  const { family, width, height, grades, symmetry } = choice;
  const symmetries = symmetriesOf(family, choice);
  return (
    <>
      <ChoiceChips
        title={t('wish.size')}
        choices={sidesOf(family).map((side) => ({
          value: side,
          label: <SizeText grid={{ width: side, height: side }} />,
        }))}
        value={width === height ? width : 0}
        onChange={(side) => onChange(choiceFor(family, { side, grade: grades[0], symmetry }))}
      />
      <ChoiceChips
        title={t('wish.difficulty')}
        choices={gradesOf(family, choice).map((grade) => ({
          value: grade,
          label: <Difficulty value={grade} showText />,
        }))}
        value={grades[0]}
        onChange={(grade) => onChange({ ...choice, grades: [grade] })}
      />
      {symmetries.length > 1 && (
        <ChoiceChips
          title={t('wish.symmetry')}
          choices={symmetries.map((it) => ({
            value: it,
            label: t('wish.symmetryOf', { symmetry: it }),
          }))}
          value={symmetry}
          onChange={(it) => onChange({ ...choice, symmetry: it })}
        />
      )}
    </>
  );
}

/** Another kind at random, as near to the chosen size and difficulty as it has. */
function surprise({ family, width, grades: [grade] }: Choice): Choice {
  const others = FAMILIES.filter(({ id }) => id !== family);
  const { id = family } = others[Math.floor(Math.random() * others.length)] ?? {};
  return choiceFor(id, { side: width, grade });
}
