import { redirect, type LoaderFunctionArgs } from 'react-router';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { loadFirstPage, type FirstPage } from './firstPage.ts';

/**
 * The first page. With `error` in its address, as where a visit to another site ends that went
 * wrong, it says so, once.
 */
export async function loadHomePage({ request }: LoaderFunctionArgs): Promise<FirstPage | Response> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('error')) return await loadFirstPage();
  notify({ kind: 'error', message: message('frame.homeError') });
  return redirect('/');
}
