import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { CREDENTIALS_DEADLINE_MS } from '../time-limits.ts';

/** How long before their end the credentials of a role are renewed. */
const MARGIN_MS = 300_000;
const CONTAINER_HOST = 'http://169.254.170.2';
const INSTANCE_HOST = 'http://169.254.169.254';
const INSTANCE_PATH = '/latest/meta-data/iam/security-credentials/';

/** What the endpoints of containers and instances answer, and STS. */
const RoleSchema = v.pipe(
  v.object({
    AccessKeyId: v.string(),
    SecretAccessKey: v.string(),
    Token: v.string(),
    Expiration: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.transform(role => ({
    accessKeyId: role.AccessKeyId,
    secretAccessKey: role.SecretAccessKey,
    sessionToken: role.Token,
    endsAt: Date.parse(role.Expiration),
  })),
);

export interface AwsCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken?: string | undefined;
  /** In ms; absent if they never expire. */
  endsAt?: number;
}

/**
 * Finds credentials where the SDKs of AWS find them: keys in the environment, else the role of a web identity (EKS), of a
 * container (ECS, EKS) or of an instance (EC2). The credentials of a role are renewed before they end.
 * @returns what gives them, and throws when there are none
 */
export function findCredentials(environment: NodeJS.ProcessEnv): () => Promise<AwsCredentials> {
  let known: AwsCredentials | undefined;
  let renewed: Promise<AwsCredentials> | undefined;
  const endsWithin = (ms: number) => (known?.endsAt ?? Infinity) - Date.now() < ms;
  return async () => {
    if (known && !endsWithin(MARGIN_MS)) return known;
    renewed ??= readRole(environment).finally(() => (renewed = undefined));
    try {
      known = await renewed;
    } catch (error) {
      // The endpoint does not answer: the old ones remain valid for some minutes.
      if (!known || endsWithin(0)) throw error;
    }
    return known;
  };
}

async function readRole(environment: NodeJS.ProcessEnv): Promise<AwsCredentials> {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
    AWS_WEB_IDENTITY_TOKEN_FILE: identity,
    AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: path,
    AWS_CONTAINER_CREDENTIALS_FULL_URI: address = path && CONTAINER_HOST + path,
  } = environment;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey, sessionToken };
  if (identity) return await askIdentity(identity, environment);
  return await (address ? askContainer(address, environment) : askInstance(environment));
}

async function askIdentity(
  file: string,
  {
    AWS_ROLE_ARN = '',
    AWS_ROLE_SESSION_NAME = 'carefare',
    AWS_REGION,
    AWS_ENDPOINT_URL_STS,
  }: NodeJS.ProcessEnv,
): Promise<AwsCredentials> {
  const query = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: AWS_ROLE_ARN,
    RoleSessionName: AWS_ROLE_SESSION_NAME,
    WebIdentityToken: (await readFile(file, 'utf8')).trim(),
  });
  // An empty one is none.
  const xml = await ask(AWS_ENDPOINT_URL_STS || `https://sts.${AWS_REGION || 'us-east-1'}.amazonaws.com`, {
    method: 'POST',
    body: query,
  });
  const textOf = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
  return v.parse(RoleSchema, {
    AccessKeyId: textOf('AccessKeyId'),
    SecretAccessKey: textOf('SecretAccessKey'),
    Token: textOf('SessionToken'),
    Expiration: textOf('Expiration'),
  });
}

async function askContainer(address: string, environment: NodeJS.ProcessEnv): Promise<AwsCredentials> {
  const file = environment.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE;
  const token = file ? (await readFile(file, 'utf8')).trim() : environment.AWS_CONTAINER_AUTHORIZATION_TOKEN;
  return parseRole(await ask(address, { headers: token ? { Authorization: token } : {} }));
}

async function askInstance(environment: NodeJS.ProcessEnv): Promise<AwsCredentials> {
  const host = environment.AWS_EC2_METADATA_SERVICE_ENDPOINT?.replace(/\/$/, '') ?? INSTANCE_HOST;
  try {
    const ttl = { 'X-aws-ec2-metadata-token-ttl-seconds': '60' };
    const token = await ask(`${host}/latest/api/token`, { method: 'PUT', headers: ttl });
    const headers = { 'X-aws-ec2-metadata-token': token };
    const name = (await ask(host + INSTANCE_PATH, { headers })).trim();
    return parseRole(await ask(host + INSTANCE_PATH + name, { headers }));
  } catch {
    throw new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be set, or this machine needs a role');
  }
}

const parseRole = (json: string): AwsCredentials =>
  v.parse(v.pipe(v.string(), v.parseJson(), RoleSchema), json);

/** The message contains neither request nor answer: both may hold secrets. */
async function ask(address: string, init: RequestInit): Promise<string> {
  const answer = await fetch(address, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(CREDENTIALS_DEADLINE_MS),
  });
  if (answer.ok) return await answer.text();
  throw new Error(
    `the credentials of ${new URL(address).host} could not be read: it answered ${answer.status}`,
  );
}
