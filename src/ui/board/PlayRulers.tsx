import type { ComponentProps } from 'react';
import { RulerFrame } from './RulerFrame.tsx';

/** The numbers of rows and columns in play, where hints and sentences name them, on phones too. */
export default function PlayRulers(props: Omit<ComponentProps<typeof RulerFrame>, 'isOnPhones'>) {
  return <RulerFrame {...props} isOnPhones />;
}
