-- The triggers of server/db/functions/catalogue.sql keep the names of the items in these texts from now on.
UPDATE outfit_texts SET text = outfit_texts.text || E'\n' || items.names FROM (
  SELECT outfit_id, lower(string_agg(item_name, E'\n' ORDER BY position)) AS names FROM outfit_items GROUP BY outfit_id
) AS items WHERE items.outfit_id = outfit_texts.outfit_id;
