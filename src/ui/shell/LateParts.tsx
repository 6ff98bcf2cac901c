import { PhoneBar, useReportSender, useVersionCheck } from './afterFirstPage.tsx';
import { UpdateBanner } from './UpdateBanner.tsx';
import { useNetworkReturn } from './useNetworkReturn.ts';

/**
 * The parts of the layout that are loaded after the first page, and the effects that run on all
 * pages.
 */
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
