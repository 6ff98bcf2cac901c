import './node-version.mjs';
import { findTool } from './container/ContainerTool.mjs';
import { rehearseInRoot } from './container/rehearseInRoot.mjs';
import { rehearseWithTool } from './container/rehearseWithTool.mjs';
import { runScript } from './project.mjs';

// `npm run container`: builds the image and starts the services of compose.yaml, and checks that
// the site starts, is healthy, stops, and keeps its data. Without Docker or Podman, the steps of
// the Dockerfile are performed in a clean Debian; `--built` starts that build again.

runScript(async () => {
  const tool = findTool();
  if (tool) await rehearseWithTool(tool);
  else await rehearseInRoot({ isBuilt: process.argv.includes('--built') });
});
