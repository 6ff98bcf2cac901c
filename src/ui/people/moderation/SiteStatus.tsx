import { queryOptions, useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { readSiteStatus, type SiteStatus as Status } from '#contract/siteStatus.ts';
import { describeFailure } from '#ui/shared/api/apiErrors.ts';
import { call } from '#ui/shared/api/client.ts';
import { queryClient } from '#ui/shared/api/queryClient.ts';
import { RelativeTime } from '#ui/shared/components/RelativeTime.tsx';
import { PRODUCT } from '#ui/shared/platform/product.ts';
import { useText } from '#ui/shared/texts/texts.ts';
import { Invitations } from './Invitations.tsx';

const BYTES_PER_MB = 1_000_000;

const statusQuery = queryOptions({
  queryKey: ['moderation', 'site'],
  meta: { isQuiet: true }, // shown here
  queryFn: ({ signal }) => call(readSiteStatus, { signal }),
});

/** The state of the site for its host, and the invitations to it. */
export function SiteStatus() {
  const t = useText();
  const { data, error } = useQuery(statusQuery, queryClient);
  if (error) return <p role="status">{t.say(describeFailure(error))}</p>;
  if (!data) return <p className="text-muted">{t('moderation.loading')}</p>;
  return (
    <div className="flex flex-col gap-9">
      <Invitations signUp={data.signUp} />
      <div className="grid gap-9 sm:grid-cols-2">
        <Accounts status={data} />
        <Work status={data} />
        <Storage status={data} />
        <Versions status={data} />
      </div>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className="mb-2.5 text-section" id={id}>
        {title}
      </h2>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
      <dt className="text-muted wrap-anywhere">{label}</dt>
      <dd className="tabular-nums lining-nums wrap-anywhere">{children}</dd>
    </div>
  );
}

function Accounts({ status: { accounts, reports } }: { status: Status }) {
  const t = useText();
  return (
    <Group title={t('moderation.accounts')}>
      <Row label={t('moderation.accountsTotal')}>{accounts.total}</Row>
      <Row label={t('moderation.accountsNew')}>{accounts.newThisWeek}</Row>
      <Row label={t('moderation.accountsBlocked')}>{accounts.blocked}</Row>
      <Row label={t('moderation.open')}>{reports.open}</Row>
      {reports.oldestAt !== null && (
        <Row label={t('moderation.oldestReport')}>
          <RelativeTime atMs={Date.parse(reports.oldestAt)} />
        </Row>
      )}
    </Group>
  );
}

function Work({ status: { jobs, backups } }: { status: Status }) {
  const t = useText();
  return (
    <Group title={t('moderation.work')}>
      {jobs && <Row label={t('moderation.jobsWaiting')}>{jobs.waiting}</Row>}
      {jobs && <Row label={t('moderation.jobsFailed')}>{jobs.failed}</Row>}
      <Row label={t('moderation.lastBackup')}>
        {backups.last ? (
          <RelativeTime atMs={Date.parse(backups.last.at)} />
        ) : (
          t('moderation.noBackup')
        )}
      </Row>
      {backups.last && (
        <Row label={t('moderation.backupSize')}>
          <Size bytes={backups.last.bytes} />
        </Row>
      )}
      <Row label={t('moderation.backupCount')}>{backups.count}</Row>
      {!backups.isOn && <Row label={t('moderation.nightlyBackup')}>{t('moderation.off')}</Row>}
    </Group>
  );
}

function Storage({ status: { storage } }: { status: Status }) {
  const t = useText();
  return (
    <Group title={t('moderation.storage')}>
      <Row label={t('moderation.database')}>
        <Size bytes={storage.database} />
      </Row>
      <Row label={t('moderation.pictures')}>
        <Size bytes={storage.pictures} />
      </Row>
      {storage.tables.map(({ name, bytes }) => (
        <Row key={name} label={t('moderation.table', { name })}>
          <Size bytes={bytes} />
        </Row>
      ))}
    </Group>
  );
}

function Versions({ status: { versions } }: { status: Status }) {
  const t = useText();
  return (
    <Group title={t('moderation.versions')}>
      <Row label={PRODUCT}>{versions.release}</Row>
      <Row label="API">{versions.api}</Row>
      <Row label="Node">{versions.node}</Row>
      <Row label="PostgreSQL">{versions.database}</Row>
      <Row label={t('moderation.migration')}>{versions.migration}</Row>
    </Group>
  );
}

function Size({ bytes }: { bytes: number }) {
  const t = useText();
  return t('moderation.megabytes', { megabytes: Math.round((bytes / BYTES_PER_MB) * 10) / 10 });
}
