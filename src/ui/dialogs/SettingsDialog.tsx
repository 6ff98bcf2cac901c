import type { ReactNode } from 'react';
import { Switch } from '../components/Switch.tsx';
import {
  SETTING_ROWS,
  SETTING_SECTIONS,
  type ChoiceRow,
  type RangeRow,
  type SettingRow,
  type SwitchRow,
} from '../settings/settingRow.ts';
import { setFromControl } from '../settings/settings.ts';
import { Settings, SETTING_IDS, type SettingId } from '../settings/settingsSchema.ts';
import { useSetting } from '../settings/useSetting.ts';
import { useMediaQuery } from '../platform/media.ts';
import { useText } from '../texts/useText.ts';
import { Dialog, DialogSection } from './Dialog.tsx';

const ROWS = SETTING_IDS.flatMap((id) => {
  const row = SETTING_ROWS.get(Settings.shape[id]);
  return row ? [{ id, row }] : [];
});

/**
 * Everything a visitor can set for this browser, from the list of settings. Changes hold at once.
 */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('site.settings')} description={t('settings.description')} onClose={onClose}>
      {SETTING_SECTIONS.map((section) => (
        <DialogSection key={section} title={t(section)}>
          {ROWS.filter(({ row }) => row.section === section).map(({ id, row }) => (
            <SettingControl key={id} id={id} row={row} />
          ))}
        </DialogSection>
      ))}
    </Dialog>
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

const NEVER = 'not all';

function SettingSwitch({ id, row }: { id: SettingId; row: SwitchRow }) {
  const t = useText();
  const { label, note, offWhen } = row;
  const isOff = useMediaQuery(offWhen?.media ?? NEVER);
  const isOn = useSetting(id) === true && !isOff;
  return (
    <Switch
      label={t.say(label)}
      note={t.say(offWhen && isOff ? offWhen.note : note)}
      checked={isOn}
      disabled={isOff}
      onChange={({ target }) => setFromControl(id, target.checked)}
    />
  );
}

const SELECT =
  'min-h-10 rounded-control border border-line-strong bg-base-200 pr-9 pl-3.5 text-control';

function SettingChoice({ id, row: { label, options } }: { id: SettingId; row: ChoiceRow }) {
  const t = useText();
  return (
    <Choice label={t.say(label)}>
      <select
        className={SELECT}
        value={String(useSetting(id))}
        onChange={({ target }) => setFromControl(id, target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {t.say(option.label)}
          </option>
        ))}
      </select>
    </Choice>
  );
}

function SettingRange({ id, row }: { id: SettingId; row: RangeRow }) {
  const t = useText();
  const value = Number(useSetting(id));
  return (
    <Choice label={t.say(row.label)}>
      <input
        type="range"
        min={row.min}
        max={row.max}
        step={row.step}
        value={value}
        aria-valuetext={t.say(row.valueText(value))}
        onChange={({ target }) => setFromControl(id, target.valueAsNumber)}
      />
    </Choice>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="flex min-h-12 items-center justify-between gap-4">
      <span>{label}</span>
      {children}
    </label>
  );
}
