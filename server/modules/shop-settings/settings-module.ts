import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { NO_PICTURES } from "#contract/shop/brand.ts";
import type { Config } from "#server/config/config.ts";
import { SETTINGS_TAG } from "#server/http/cache/cache-tags.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeSettings } from "./change-settings.ts";
import { CurrentSettings, type FirstSettings } from "./current-settings.ts";
import { DEFAULT_WORD_LIST } from "./default-word-list.ts";
import { settingPictureRoutes } from "./setting-picture-routes.ts";
import { type ChangeSettings, settingsRoutes } from "./settings-routes.ts";
import { siteTextRoutes } from "./site-text-routes.ts";

declare module "fastify" {
  interface FastifyInstance {
    shopSettings: Pick<CurrentSettings, "values" | "refresh">;
  }
}

interface SettingsModuleOptions {
  config: Pick<Config, "grievance" | "links">;
  mediaService: Pick<MediaService, "save">;
  onChange: () => void;
}

/** The site has its own name, look and texts. */
export const NOTHING_CHANGED = {
  identity: null,
  pictures: NO_PICTURES,
  appearance: null,
  contact: null,
  social: null,
  timeZone: null,
  home: null,
  faq: null,
  styleNotes: null,
  about: null,
  privacy: null,
  terms: null,
  claims: null,
  testimonials: null,
} satisfies Partial<FirstSettings>;

/** The settings of the environment are in force until an administrator changes them. */
export const settingsModule = fastifyPlugin(
  async (app: FastifyInstance, { config, mediaService, onChange }: SettingsModuleOptions) => {
    const { grievance, links } = config;
    const first: FirstSettings = {
      ...NOTHING_CHANGED,
      grievance: grievance && { ...grievance, phone: "" },
      followShopPrices: links.followShopPrices,
      affiliateParameters: links.affiliateParameters,
      wordList: [...DEFAULT_WORD_LIST],
    };
    const current = await CurrentSettings.open(app.db, first, app.log);
    current.onChange = onChange;
    app.decorate("shopSettings", current);
    app.addHook("onClose", () => current.close());
    const change: ChangeSettings = async (request, values) => {
      const isChanged = await changeSettings(app.db, first, values, callerOf(request));
      // Before this node reads, which may fail: the change is stored, and the other nodes must read it.
      if (isChanged) app.invalidateTags([SETTINGS_TAG]);
      return current.read();
    };
    const prefix = API_PREFIX;
    await app.register(settingsRoutes, { prefix, current, change });
    await app.register(settingPictureRoutes, { prefix, current, change, mediaService });
    await app.register(siteTextRoutes, { prefix, current });
  },
);
