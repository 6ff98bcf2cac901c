import {
  createElement,
  lazy,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import { message } from '#texts/message.ts';
import { notify } from './notices.ts';

interface Closable {
  readonly onClose: () => void;
}

/**
 * A dialog that is loaded when it is opened. If it can't be, a notice says so, and the dialog is
 * closed. It is loaded anew when it is opened again.
 */
export function lazyDialog<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>>;
  const renew = () => {
    current = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
  };
  renew();
  function NotLoaded({ onClose }: Props): null {
    const leave = useEffectEvent(onClose);
    useEffect(() => {
      renew();
      notify({ kind: 'error', message: message('frame.notLoaded') });
      leave();
    }, []);
    return null;
  }
  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => current);
    return createElement(Dialog, props);
  };
}
