import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/shared/platform/pageTitle.ts';

/** A page of text with a title, which is the title of the document too. */
export function TextPage({
  as: Tag = 'article',
  title,
  children,
}: {
  as?: 'article' | 'div' | 'main';
  title: string;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <Tag className="mx-auto w-full max-w-180 px-page pt-10 pb-16 [&>h2]:mt-9 [&>h2]:mb-2.5 [&>h2]:text-section [&>p]:mb-3.5">
      <h1 className="mb-5 text-title">{title}</h1>
      {children}
    </Tag>
  );
}

/** The actions of a page of text. */
export function PageActions({ children }: { children: ReactNode }) {
  return <p className="mt-6 flex flex-wrap gap-3">{children}</p>;
}
