import { PhoneBar } from './PhoneBar.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';
import { useRecordSender } from './useRecordSender.ts';
import { useVersionCheck } from './useVersionCheck.ts';

/** The parts of the layout that no page waits for, and what is looked after on all of them. */
export function LateParts() {
  useNetworkReturn();
  useVersionCheck();
  useRecordSender();
  return (
    <>
      <PhoneBar />
      <UpdateBanner />
    </>
  );
}
