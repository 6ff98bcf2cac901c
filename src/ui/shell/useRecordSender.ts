import { useEffect } from 'react';
import { readerId } from '#ui/shared/platform/reader.ts';
import { network } from '#ui/shared/platform/network.ts';

/**
 * What was solved without a network, or before somebody signed in, is told to the server as soon as
 * both are there. What tells it loads then.
 */
export function useRecordSender(): void {
  useEffect(() => {
    const send = () => {
      if (network.current() !== 'online' || readerId.current() === null) return;
      // What fails is sent the next time there is a network.
      import('#ui/saved/solveRecords.ts').then(({ sendNow }) => sendNow()).catch(() => undefined);
    };
    send();
    const offNetwork = network.subscribe(send);
    const offReader = readerId.subscribe(send);
    return () => {
      offNetwork();
      offReader();
    };
  }, []);
}
