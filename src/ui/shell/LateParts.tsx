import { PhoneBar, useReportSender, useVersionCheck } from './afterFirstPage.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';

/** The parts of the layout that no page waits for, and what is looked after on all of them. */
export function LateParts() {
  useNetworkReturn();
  useVersionCheck();
  useReportSender();
  return (
    <>
      <PhoneBar />
      <UpdateBanner />
    </>
  );
}
