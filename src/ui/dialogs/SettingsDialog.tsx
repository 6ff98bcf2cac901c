import { useId, type ReactNode } from 'react';
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
import { Dialog } from './Dialog.tsx';

const ROWS = SETTING_IDS.flatMap((id) => {
  const row = SETTING_ROWS.get(Settings.shape[id]);
  return row ? [{ id, row }] : [];
});

/** Everything a visitor can set for this browser, from the list of settings. Changes hold at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Settings"
      description="Kept in this browser. Every change holds at once."
      onClose={onClose}
    >
      {SETTING_SECTIONS.map((section) => (
        <section key={section} className="dialog-section">
          <h3>{section}</h3>
          {ROWS.filter(({ row }) => row.section === section).map(({ id, row }) => (
            <SettingControl key={id} id={id} row={row} />
          ))}
        </section>
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
  const { label, note, offWhen } = row;
  const isOff = useMediaQuery(offWhen?.media ?? NEVER);
  const isOn = useSetting(id) === true && !isOff;
  const noteId = useId();
  return (
    <label className="switch">
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={isOff}
        aria-describedby={noteId}
        onChange={({ target }) => setFromControl(id, target.checked)}
      />
      <span className="switch-note" id={noteId}>
        {offWhen && isOff ? offWhen.note : note}
      </span>
    </label>
  );
}

function SettingChoice({ id, row: { label, options } }: { id: SettingId; row: ChoiceRow }) {
  return (
    <Choice label={label}>
      <select
        value={String(useSetting(id))}
        onChange={({ target }) => setFromControl(id, target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Choice>
  );
}

function SettingRange({ id, row }: { id: SettingId; row: RangeRow }) {
  const value = Number(useSetting(id));
  return (
    <Choice label={row.label}>
      <input
        type="range"
        min={row.min}
        max={row.max}
        step={row.step}
        value={value}
        aria-valuetext={row.valueText(value)}
        onChange={({ target }) => setFromControl(id, target.valueAsNumber)}
      />
    </Choice>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="choice">
      <span>{label}</span>
      {children}
    </label>
  );
}
