import { TextPage } from '../components/TextPage.tsx';
import { PRODUCT } from '../product.ts';

/** The privacy policy: what data the site has about visitors, and how it is used. */
export function PrivacyPage() {
  return (
    <TextPage title="Privacy policy">
      <p>
        Solving and making puzzles needs no account. Settings and puzzles under way stay in your
        browser and are never sent anywhere.
      </p>
      <h2>Signing in</h2>
      <p>
        You can sign in through one of two external providers. {PRODUCT} then learns your name and
        your e-mail address. The name is public. The e-mail address is private and only used to
        recognize your account.
      </p>
      <h2>Cookies</h2>
      <p>One session cookie keeps you signed in. There are no others.</p>
      <h2>What stays and what goes</h2>
      <p>
        Published puzzles cannot be deleted, because other people build on them. Collections and
        comments can be deleted at any time.
      </p>
      <h2>Children</h2>
      <p>Accounts are not for children under 13.</p>
    </TextPage>
  );
}
