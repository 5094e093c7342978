/** The used part of s3rver, which ships no types. */
declare module "s3rver" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export interface StoredObject {
    bucket: string;
    key: string;
    content: NodeJS.ReadableStream | Buffer;
    metadata: Record<string, string>;
  }

  export interface ObjectStore {
    getResourcePath(bucket: string, key: string, resource: "object"): string;
    putMetadata(bucket: string, key: string, metadata: Record<string, string>, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
  }

  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; vhostBuckets: boolean });
    readonly store: ObjectStore;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
