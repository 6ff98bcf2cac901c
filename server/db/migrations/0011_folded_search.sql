-- The same functions as `foldText` and `splitWords` in TypeScript.
CREATE FUNCTION "search_fold"(given text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	folded text;
BEGIN
	IF octet_length(given) = char_length(given) THEN
		RETURN lower(given COLLATE "C");
	END IF;
	folded := normalize(translate(given, '‘’‚‛ʹʻʼʽʾʿ′´´“”„‟″‐‑‒–—―−﹘™℠', '''''''''''''''''''''''''''"""""--------  '), nfkd);
	folded := lower(normalize(regexp_replace(folded, '[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u0711\u0730-\u074a\u08d3-\u08e1\u08e3-\u08ff\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f\u00ad\u034f\u0640\u061c\u115f-\u1160\u17b4-\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff]+', '', 'g'), nfc));
	IF folded ~ '[\u30a1-\u30f6]' THEN
		folded := translate(folded, 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ');
	END IF;
	folded := translate(folded, 'łđðøħıȷŧŋƶƀɓɗƙɨʉςٱىیکة٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९๐๑๒๓๔๕๖๗๘๙‘’‚‛ʹʻʼʽʾʿ′´´“”„‟″‐‑‒–—―−﹘™℠', 'lddohijtnzbbdkiuσاييكه0123456789012345678901234567890123456789''''''''''''''''''''''''''"""""--------  ');
	IF folded ~ '[ßæœþ]' THEN
		folded := replace(replace(replace(replace(folded, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
	END IF;
	RETURN folded;
END
$$;--> statement-breakpoint
CREATE FUNCTION "search_words"(given text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	folded text := public.search_fold(given);
	-- Also found: `dont` for `don't`, and `koeln` for `Köln`.
	joined text := replace(folded, '''', '');
	letters text[];
	found text;
BEGIN
	IF octet_length(given) <> char_length(given) AND normalize(given, nfc) ~ '[äÄöÖüÜøØåÅ]' THEN
		joined := replace(public.search_fold(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(normalize(given, nfc), 'ä', 'ae'), 'Ä', 'ae'), 'ö', 'oe'), 'Ö', 'oe'), 'ü', 'ue'), 'Ü', 'ue'), 'ø', 'oe'), 'Ø', 'oe'), 'å', 'aa'), 'Å', 'aa')), '''', '');
	END IF;
	IF joined <> folded THEN
		folded := folded || ' ' || joined;
	END IF;
	folded := regexp_replace(folded, '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u0482\u055a-\u055f\u0589-\u058f\u05be\u05c0\u05c3\u05c6\u05f3-\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd-\u06de\u06e9\u0700-\u070d\u0964-\u0965\u0970\u0df4\u0e3f\u0e4f\u0e5a-\u0e5b\u0f01-\u0f17\u0f3a-\u0f3d\u104a-\u104f\u10fb\u1360-\u1368\u1400\u166d-\u166e\u1680\u17d4-\u17d6\u17d8-\u17db\u1800-\u180a\u1940-\u1945\u2000-\u206f\u20a0-\u20cf\u2190-\u245f\u2500-\u2775\u2794-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u303d-\u303f\u30a0\u30fb\u4dc0-\u4dff\ua4fe-\ua4ff\ua60d-\ua60f\ua9c1-\ua9cd\uaa5c-\uaa5f\ufd3e-\ufd3f\ufe00-\ufe1f\ufe30-\ufe6f\ufeff\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufff9-\ufffd\U0001d000-\U0001d245\U0001f000-\U0001f0ff\U0001f10d-\U0001fbef\U000e0000-\U000e0fff]+', ' ', 'g');
	IF octet_length(folded) <> char_length(folded) AND folded ~ '[\u0e01-\u0e3e\u0e40-\u0e4e\u0e80-\u0ecf\u0edc-\u0edf\u1000-\u103f\u1050-\u108f\u1100-\u11ff\u1780-\u17d3\u17d7\u17dc-\u17dd\u1950-\u1974\u1980-\u19c9\u1a20-\u1a7f\u1b05-\u1b4c\u2e80-\u2fdf\u3005-\u3007\u3021-\u302f\u3031-\u303c\u3041-\u309f\u30a1-\u30fa\u30fc-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua960-\ua97c\ua980-\ua9c0\ua9e0-\ua9fe\uaa60-\uaa7f\uac00-\ud7fb\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff]' THEN
		-- Each letter, and each pair of letters that follow each other.
		letters := string_to_array(regexp_replace(folded, '[^\u0e01-\u0e3e\u0e40-\u0e4e\u0e80-\u0ecf\u0edc-\u0edf\u1000-\u103f\u1050-\u108f\u1100-\u11ff\u1780-\u17d3\u17d7\u17dc-\u17dd\u1950-\u1974\u1980-\u19c9\u1a20-\u1a7f\u1b05-\u1b4c\u2e80-\u2fdf\u3005-\u3007\u3021-\u302f\u3031-\u303c\u3041-\u309f\u30a1-\u30fa\u30fc-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua960-\ua97c\ua980-\ua9c0\ua9e0-\ua9fe\uaa60-\uaa7f\uac00-\ud7fb\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff]', ' ', 'g'), NULL);
		SELECT string_agg('''' || one || ''':' || at || CASE WHEN next <> ' ' THEN ' ''' || one || next || ''':' || at ELSE '' END, ' ')
		INTO found
		FROM unnest(letters, letters[2:]) WITH ORDINALITY AS pairs(one, next, at)
		WHERE one <> ' ';
		folded := regexp_replace(folded, '[\u0e01-\u0e3e\u0e40-\u0e4e\u0e80-\u0ecf\u0edc-\u0edf\u1000-\u103f\u1050-\u108f\u1100-\u11ff\u1780-\u17d3\u17d7\u17dc-\u17dd\u1950-\u1974\u1980-\u19c9\u1a20-\u1a7f\u1b05-\u1b4c\u2e80-\u2fdf\u3005-\u3007\u3021-\u302f\u3031-\u303c\u3041-\u309f\u30a1-\u30fa\u30fc-\u312f\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua960-\ua97c\ua980-\ua9c0\ua9e0-\ua9fe\uaa60-\uaa7f\uac00-\ud7fb\uf900-\ufaff\U0001b000-\U0001b16f\U00020000-\U0003ffff]+', ' ', 'g');
	END IF;
	RETURN (coalesce(found, '') || coalesce((
		SELECT string_agg(' ''' || left(word, 255) || ''':' || at, '')
		FROM unnest(string_to_array(folded, ' ')) WITH ORDINALITY AS words(word, at)
		WHERE word <> ''
	), ''))::tsvector;
END
$$;--> statement-breakpoint
CREATE FUNCTION "search_clues"(clues text[]) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT array_to_tsvector(CASE WHEN cardinality(clues) = 0 THEN '{}' ELSE string_to_array('=' || array_to_string(clues, ' ='), ' ') END)
$$;--> statement-breakpoint
DROP INDEX "user_name_prefix";--> statement-breakpoint
DROP INDEX "user_name_parts";--> statement-breakpoint
ALTER TABLE "collection" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("title") || search_words("description")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "collection_words" ON "collection" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "puzzle" DROP COLUMN "search", ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (search_words("title") || search_words("description") || search_clues("clues")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "puzzle_words" ON "puzzle" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (search_fold("name")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "user_name_words" ON "app_user" USING gin (search_words("name"));--> statement-breakpoint
CREATE INDEX "user_name_prefix" ON "app_user" USING btree ("folded_name" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "user_name_parts" ON "app_user" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
ANALYZE "puzzle", "collection", "app_user";
