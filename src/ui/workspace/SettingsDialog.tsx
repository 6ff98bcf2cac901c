import { Link } from 'react-router';
import { buttonClass } from '#ui/shared/components/Button.tsx';
import { SETTING_SECTIONS } from '#ui/shared/settings/settingRows.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Dialog, DialogSection } from '#ui/shared/components/Dialog.tsx';
import { ResetTourButton, SettingRows } from './SettingRows.tsx';

/**
 * All settings of this browser, from the list of settings, in a dialog over any page. Changes apply
 * at once.
 */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Dialog title={t('site.settings')} description={t('settings.description')} onClose={onClose}>
      {SETTING_SECTIONS.map((section) => (
        <DialogSection key={section} title={t(section)}>
          <SettingRows section={section} />
        </DialogSection>
      ))}
      <DialogSection title={t('settings.device')}>
        <div className="mt-2.5 flex flex-wrap gap-2.5">
          <ResetTourButton onReset={onClose} />
          <Link className={buttonClass('outline', 'small')} to="/settings" onClick={onClose}>
            {t('settings.all')}
          </Link>
        </div>
      </DialogSection>
    </Dialog>
  );
}
