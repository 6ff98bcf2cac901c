import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';

/** A price, as listed by the provider. */
interface DoublePrice {
  readonly id: string;
  readonly unit_amount: number | null;
  readonly currency: string;
  readonly metadata: Readonly<Record<string, string>>;
}

interface DoubleSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly client_reference_id: string;
  readonly amount_total: number;
  readonly currency: string;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
  payment_status: 'unpaid' | 'paid';
}

/** Overrides for sending an event. */
interface Sending {
  readonly id?: string;
  readonly secret?: string;
  readonly ageSeconds?: number;
  /** Changes the body after it was signed. */
  readonly tamper?: (body: string) => string;
}

type Deliver = (body: string, signature: string) => Promise<Response>;
type Answer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>];

export const DOUBLE_KEYS = { secretKey: 'sk_test_double', webhookSecret: 'whsec_double' } as const;

/**
 * A payment provider on this machine, with the calls we make, a page to pay on, and events. It
 * speaks as Stripe does, errors included.
 */
export class PaymentDouble {
  prices: DoublePrice[] = [];
  /** Answers every call with an error. */
  isDown = false;
  /** Every call that came, as `GET /v1/prices`. */
  readonly calls: string[] = [];
  private readonly sessions = new Map<string, DoubleSession>();
  /** Metadata of charges, by payment. */
  private readonly intents = new Map<string, Readonly<Record<string, string>>>();
  private readonly byKey = new Map<string, { form: string; answer: Answer }>();
  private readonly server: Server;
  private readonly deliver: Deliver;
  private count = 0;

  /** `deliver` hands events to the webhook. */
  constructor(deliver: Deliver) {
    this.deliver = deliver;
    this.server = createServer((request, response) => void this.respond(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return this.url;
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('It has not started.');
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  /** Send an event about a purchase to the webhook, signed. */
  async send(type: string, object: unknown, sending: Sending = {}): Promise<Response> {
    const { id = `evt_${++this.count}`, secret = DOUBLE_KEYS.webhookSecret, tamper } = sending;
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
    const timestamp = Math.floor(Date.now() / 1000) - (sending.ageSeconds ?? 0);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    return this.deliver(tamper ? tamper(payload) : payload, signature);
  }

  /** The purchase behind the address of a page to pay on. */
  sessionAt(address: string): DoubleSession {
    const session = this.sessions.get(new URL(address).pathname.split('/')[2] ?? '');
    if (!session) throw new Error(`There is no purchase at ${address}.`);
    return session;
  }

  /**
   * The charge of a purchase, as in events of refunds: `amount_refunded` is the sum of all of them,
   * the whole amount by default.
   */
  chargeOf(
    { id, amount_total: amount, currency, payment_intent }: DoubleSession,
    amount_refunded = amount,
  ) {
    const metadata = this.intents.get(payment_intent);
    return {
      id: `ch_${id}`,
      object: 'charge',
      amount,
      amount_refunded,
      currency,
      payment_intent,
      metadata,
      refunded: amount_refunded === amount,
    };
  }

  /** A dispute about the charge of a purchase. */
  disputeOf({ id, amount_total: amount, currency, payment_intent }: DoubleSession, status: string) {
    return {
      id: `dp_${id}`,
      object: 'dispute',
      amount,
      currency,
      charge: `ch_${id}`,
      payment_intent,
      status,
      metadata: {},
    };
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body, headers] = await this.answer(request, await text(request));
    const isText = typeof body === 'string';
    response.writeHead(status, {
      'Content-Type': isText ? 'text/html' : 'application/json',
      ...headers,
    });
    response.end(isText ? body : JSON.stringify(body));
  }

  private async answer({ method = '', url = '', headers }: IncomingMessage, form: string) {
    const call = `${method} ${url.split('?')[0] ?? ''}`;
    this.calls.push(call);
    const [, area, id = '', action = ''] = call.split('/');
    if (area === 'pay') return this.page(id, action);
    if (this.isDown) return failure(500, 'api_error', 'Something is wrong on our end.');
    if (headers.authorization !== `Bearer ${DOUBLE_KEYS.secretKey}`)
      return failure(401, 'invalid_request_error', 'Invalid API Key provided.');
    if (call === 'GET /v1/prices') return [200, { object: 'list', data: this.prices }] as const;
    if (call === 'POST /v1/checkout/sessions')
      return this.once(String(headers['idempotency-key']), form);
    const session = this.sessions.get(call.replace('GET /v1/checkout/sessions/', ''));
    if (session) return [200, session] as const;
    return failure(404, 'invalid_request_error', `Unrecognized request URL (${call}).`);
  }

  /** The same key gets the same answer, and may not come with anything else. */
  private once(key: string, form: string): Answer {
    const known = this.byKey.get(key) ?? { form, answer: this.open(new URLSearchParams(form)) };
    this.byKey.set(key, known);
    if (known.form === form) return known.answer;
    return failure(400, 'idempotency_error', 'Keys can only be used with the same parameters.');
  }

  private open(form: URLSearchParams): Answer {
    const price = this.prices.find((one) => one.id === form.get('line_items[0][price]'));
    if (!price) return failure(400, 'invalid_request_error', 'No such price.');
    const id = `cs_${++this.count}`;
    const session: DoubleSession = {
      id,
      object: 'checkout.session',
      url: `${this.url}/pay/${id}`,
      success_url: form.get('success_url') ?? '',
      cancel_url: form.get('cancel_url') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      amount_total: price.unit_amount ?? 0,
      currency: price.currency,
      payment_intent: `pi_${id}`,
      metadata: fieldsOf(form, 'metadata'),
      payment_status: 'unpaid',
    };
    this.sessions.set(id, session);
    this.intents.set(session.payment_intent, fieldsOf(form, 'payment_intent_data[metadata]'));
    return [200, session];
  }

  /** The page of the provider: pay, or go back. */
  private async page(id: string, action: string): Promise<Answer> {
    const session = this.sessions.get(id);
    if (!session) return [404, 'No such page.'];
    if (action === 'cancel') return [303, '', { Location: session.cancel_url }];
    if (action !== 'pay')
      return [
        200,
        `<form method="post"><button formaction="/pay/${id}/pay">Pay</button><button formaction="/pay/${id}/cancel">Cancel</button></form>`,
      ];
    session.payment_status = 'paid';
    await this.send('checkout.session.completed', session);
    return [303, '', { Location: session.success_url }];
  }
}

/** The fields of an object in a form: of `metadata` those sent as `metadata[name]`. */
function fieldsOf(form: URLSearchParams, object: string): Readonly<Record<string, string>> {
  const inside = [...form].filter(([name]) => name.startsWith(`${object}[`));
  return Object.fromEntries(
    inside.map(([name, value]) => [name.slice(object.length + 1, -1), value]),
  );
}

function failure(status: number, type: string, message: string): Answer {
  return [status, { error: { type, message } }];
}
