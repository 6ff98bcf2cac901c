const COMPONENTS = [
  'BoardPicture',
  'buttonStyles',
  'clockTime',
  'Difficulty',
  'IconButton',
  'LabeledList',
  'ProgressBar',
  'SizeText',
  'spokenList',
];
const PLATFORM = ['address', 'focusFirst', 'media', 'notices', 'pageTitle', 'zodWithoutEval'];
const ICONS = ['check', 'copy', 'x'];

/**
 * Small modules that almost every page loads, and that load nothing else. By itself the bundler
 * gives each a file of its own, since some pages go without it; in one file they compress better
 * (2.4 kB less for a puzzle to be solved).
 */
export const BASICS = new RegExp(
  [
    `/src/ui/components/(${COMPONENTS.join('|')})\\.tsx?$`,
    `/src/ui/platform/(${PLATFORM.join('|')})\\.ts$`,
    '/src/ui/(product|keys/keyRows)\\.ts$',
    '/lucide-react/dist/esm/(?!icons/)',
    `/lucide-react/dist/esm/icons/(${ICONS.join('|')})\\.`,
    '/react/(jsx-runtime|cjs/react-jsx-runtime)',
  ].join('|'),
);
