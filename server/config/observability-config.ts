import { z } from "zod";
import { onOff, optional, withDefault } from "./setting-schema.ts";

const TOKEN_MIN_LENGTH = 16;

/** The settings of logs, metrics and traces. */
export const observabilitySettings = {
  ACCESS_LOG: withDefault(onOff, "off"),
  METRICS_TOKEN: optional(
    z.string().min(TOKEN_MIN_LENGTH, `must have at least ${TOKEN_MIN_LENGTH} characters`),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    z.url({ protocol: /^https?$/, error: "must be the http(s) address of a collector" }),
  ),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "must be a share from 0 to 1, such as 0.05")
      .transform(Number),
    "1",
  ),
};

export interface ObservabilityConfig {
  /** Whether every request is logged. */
  accessLog: boolean;
  /** The bearer token for /metrics; without it, only this machine has access. */
  metricsToken: string | undefined;
  /** The collector of traces and the sampled share of requests; undefined disables tracing. */
  tracing: { endpoint: string; share: number } | undefined;
}

type ObservabilityValues = z.output<z.ZodObject<typeof observabilitySettings>>;

export function readObservabilityConfig(values: ObservabilityValues): ObservabilityConfig {
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    accessLog: values.ACCESS_LOG,
    metricsToken: values.METRICS_TOKEN,
    tracing: endpoint === undefined ? undefined : { endpoint, share: values.OTEL_TRACES_SAMPLER_ARG },
  };
}
