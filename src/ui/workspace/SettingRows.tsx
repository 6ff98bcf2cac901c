import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from '#ui/shared/components/ChoiceGroup.tsx';
import { SwitchTrack } from '#ui/shared/components/Switch.tsx';
import { useMediaQuery } from '#ui/shared/platform/media.ts';
import {
  SETTING_ROWS,
  type ChoiceRow,
  type RangeRow,
  type SETTING_SECTIONS,
  type SettingRow,
  type SwitchRow,
} from '#ui/shared/settings/settingRows.ts';
import { setFromControl } from '#ui/shared/settings/settings.ts';
import { SETTING_IDS, type SettingId } from '#ui/shared/settings/settingsSchema.ts';
import { useSetting } from '#ui/shared/settings/useSetting.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { message } from '#texts/message.ts';
import { Button } from '#ui/shared/components/Button.tsx';
import { notify } from '#ui/shared/platform/notices.ts';
import { startEditorTour } from '#ui/shared/settings/editorTour.ts';

const ROWS = SETTING_IDS.flatMap((id) =>
  id === 'runEditorTour' ? [] : [{ id, row: SETTING_ROWS[id] }],
);

/** The settings of one section with their controls. Changes apply at once. */
export function SettingRows({
  section,
  without,
}: {
  section: (typeof SETTING_SECTIONS)[number];
  /** A setting whose control is elsewhere on the page. */
  without?: SettingId;
}) {
  return ROWS.filter(({ id, row }) => row.section === section && id !== without).map(
    ({ id, row }) => <SettingControl key={id} id={id} row={row} />,
  );
}

function SettingControl({ id, row }: { id: SettingId; row: SettingRow }) {
  switch (row.control) {
    case 'switch':
      return <SettingSwitch id={id} row={row} />;
    case 'choice':
      return <SettingChoice id={id} row={row} />;
    case 'range':
      return <SettingRange id={id} row={row} />;
  }
}

interface RowIds {
  readonly label: string;
  /** Id of the note, if there is one. */
  readonly note: string | undefined;
}

/** ARIA properties that name and describe a control by the text of its row. */
function namedBy({ label, note }: RowIds) {
  return { 'aria-labelledby': label, 'aria-describedby': note } as const;
}

/** Text of a setting with its control on the right, or below it if there is no room. */
function Row({
  as: Tag = 'label',
  label,
  note,
  isWide = false,
  children,
}: {
  /** `div` for a group of controls, which has no label element. */
  as?: 'label' | 'div';
  /** The control may be too wide for the place beside the label. */
  isWide?: boolean;
  label: string;
  note?: string | undefined;
  children: (ids: RowIds) => ReactNode;
}) {
  const id = useId();
  const ids = { label: `${id}label`, note: note === undefined ? undefined : `${id}note` };
  // Always below on phones: whether it fits to the right would depend on the font size.
  const ofGroup = Tag === 'div' ? 'flex-wrap max-sm:flex-col max-sm:items-start' : 'cursor-pointer';
  return (
    <Tag
      className={`flex min-h-12 items-center justify-between gap-x-4 gap-y-1.5 py-1.5 ${isWide ? 'flex-wrap' : ''} ${ofGroup}`}
    >
      <span className="flex min-w-0 flex-col gap-0.5">
        <span id={ids.label}>{label}</span>
        {note !== undefined && (
          <span className="text-meta text-muted" id={ids.note}>
            {note}
          </span>
        )}
      </span>
      {children(ids)}
    </Tag>
  );
}

const NEVER = 'not all';

function SettingSwitch({ id, row }: { id: SettingId; row: SwitchRow }) {
  const t = useText();
  const { label, note, offWhen } = row;
  const isOff = useMediaQuery(offWhen?.media ?? NEVER);
  const isOn = useSetting(id) === true && !isOff;
  return (
    <Row label={t.say(label)} note={t.say(offWhen && isOff ? offWhen.note : note)}>
      {(ids) => (
        <SwitchTrack
          className="flex-none"
          {...namedBy(ids)}
          checked={isOn}
          disabled={isOff}
          onChange={({ target }) => setFromControl(id, target.checked)}
        />
      )}
    </Row>
  );
}

/** With more values than this, a select is shown instead of buttons. */
const MOST_IN_SIGHT = 4;
const SELECT =
  'min-h-10 max-w-full rounded-control border border-line-strong bg-base-200 pr-9 pl-3.5 text-control pointer-coarse:min-h-12';

function SettingChoice({ id, row }: { id: SettingId; row: ChoiceRow }) {
  const t = useText();
  const { label, note, options } = row;
  const value = String(useSetting(id));
  const words = { label: t.say(label), note: note && t.say(note) };
  if (options.length <= MOST_IN_SIGHT)
    return (
      <Row as="div" {...words}>
        {(ids) => (
          <ChoiceGroup
            name={namedBy(ids)}
            options={options}
            value={value}
            isRoomy
            onChange={(chosen) => setFromControl(id, chosen)}
          />
        )}
      </Row>
    );
  return (
    <Row {...words} isWide>
      {(ids) => (
        <select
          className={SELECT}
          {...namedBy(ids)}
          value={value}
          onChange={({ target }) => setFromControl(id, target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {t.say(option.label)}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

function SettingRange({ id, row }: { id: SettingId; row: RangeRow }) {
  const t = useText();
  const value = Number(useSetting(id));
  return (
    <Row label={t.say(row.label)}>
      {(ids) => (
        <input
          className="h-10 w-45 min-w-0 accent-primary pointer-coarse:h-12"
          {...namedBy(ids)}
          type="range"
          min={row.min}
          max={row.max}
          step={row.step}
          value={value}
          aria-valuetext={t.say(row.valueText(value))}
          onChange={({ target }) => setFromControl(id, target.valueAsNumber)}
        />
      )}
    </Row>
  );
}

/**
 * Resets the tour of the editor: it starts at once on the editor page, else when the editor opens.
 */
export function ResetTourButton({ onReset }: { onReset?: () => void }) {
  const t = useText();
  const reset = () => {
    startEditorTour();
    notify({ kind: 'success', message: message('settings.tourReset') });
    onReset?.();
  };
  return (
    <Button kind="outline" size="small" onClick={reset}>
      {t('settings.resetTour')}
    </Button>
  );
}
