import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { Config } from "#server/config/config.ts";
import { CurrentSettings, type FirstSettings } from "./current-settings.ts";
import { DEFAULT_WORD_LIST } from "./default-word-list.ts";
import { settingsRoutes } from "./settings-routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    shopSettings: Pick<CurrentSettings, "values" | "refresh">;
  }
}

interface SettingsModuleOptions {
  config: Pick<Config, "grievance" | "links">;
  onChange: () => void;
}

/** The settings of the environment are in force until an administrator changes them. */
export const settingsModule = fastifyPlugin(
  async (app: FastifyInstance, { config, onChange }: SettingsModuleOptions) => {
    const { grievance, links } = config;
    const first: FirstSettings = {
      claims: null,
      testimonials: null,
      grievance: grievance && { ...grievance, phone: "" },
      followShopPrices: links.followShopPrices,
      affiliateParameters: links.affiliateParameters,
      wordList: [...DEFAULT_WORD_LIST],
    };
    const current = await CurrentSettings.open(app.db, first, app.log);
    current.onChange = onChange;
    app.decorate("shopSettings", current);
    app.addHook("onClose", () => current.close());
    await app.register(settingsRoutes, { prefix: API_PREFIX, current, first });
  },
);
