import type { Translation } from '../Translation.ts';
import type { tabs as english } from '../en/tabs.ts';

export const tabs: Translation<typeof english> = {
  met: 'Auch in einem anderen Tab offen',
  metNote:
    'Beide Tabs zeigen dasselbe Brett. Wenn du hier weitermachst, zieht der andere Tab nach. Oder öffne eine eigene Kopie.',
  openCopy: 'Kopie öffnen',
  continueHere: 'Hier weitermachen',
  behind: 'Du hast in einem anderen Tab weitergemacht',
  behindNote: `{what, select, draft {Der Entwurf dort ist neuer. Mach mit dem neueren weiter oder behalte
      diesen als eigene Kopie.} other {Das Brett dort ist neuer. Mach mit dem neueren weiter oder
      behalte dieses als eigene Kopie.}} Nichts wird überschrieben.`,
  newerBoard: 'Anderer Tab (neuer)',
  olderBoard: 'Dieser Tab (älter)',
  savedAt: 'gespeichert um {time}',
  draftSize:
    '{width} × {height}, {rules, plural, one {# Regel} other {# Regeln}}, {symbols, plural, one {# Symbol} other {# Symbole}}',
  keepAsCopy: 'Als Kopie behalten',
  continueNewer: 'Mit dem neueren weitermachen',
  copied: 'Dieses Brett ist jetzt eine eigene Kopie. Das andere ist unverändert.',
};
