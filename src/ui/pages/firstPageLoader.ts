import { redirect, type LoaderFunctionArgs } from 'react-router';
import { message } from '#texts/message.ts';
import { notify } from '#ui/shared/platform/notices.ts';
import { loadFirstPage, type FirstPage } from './firstPage.ts';

/**
 * Load the first page. An `error` in its address, from a failed redirect of another site, is shown
 * once.
 */
export async function loadHomePage({ request }: LoaderFunctionArgs): Promise<FirstPage | Response> {
  const { searchParams } = new URL(request.url);
  if (!searchParams.has('error')) return await loadFirstPage();
  notify({ kind: 'error', message: message('frame.homeError') });
  return redirect('/');
}
