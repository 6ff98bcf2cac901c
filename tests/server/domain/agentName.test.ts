import { describe, expect, it } from 'vitest';
import { agentName, describeAgent, deviceName } from '#server/http/requestAgent.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describe('a browser', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`, 'Chrome on Linux'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/140.0`,
      'Edge on Windows',
    ],
    [
      `Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36 EdgA/140.0`,
      'Edge on Android',
    ],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36 OPR/120`,
      'Opera on ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${CHROME.replace('Chrome', 'HeadlessChrome')} Safari/537.36`,
      'Chrome on Linux',
    ],
    ['curl/8.0', 'A browser on an unknown system'],
    ['', 'A browser on an unknown system'],
  ])('that says "%s" is called %s', (userAgent, name) => {
    expect(agentName(describeAgent(userAgent))).toBe(name);
  });
});

describe('the first name of a passkey', () => {
  it('has no words of a language', () => {
    const chrome = `Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36`;

    expect(deviceName(describeAgent(chrome))).toBe('Chrome, Linux');
    expect(deviceName(describeAgent('Firefox/140.0'))).toBe('Firefox');
  });
});
