import { hostWorkers } from '#server/checks/HostedPool.ts';

// A process of workers whose script is told with the first message: for tests of pools.
hostWorkers();
