ALTER TABLE "collection" ADD COLUMN "house_title" text;--> statement-breakpoint
ALTER TABLE "puzzle" ADD COLUMN "house_title" text;--> statement-breakpoint
UPDATE "puzzle" p SET "house_title" = 'daily ' || d."date"
FROM "daily_puzzle" d, "app_user" u
WHERE d."puzzle_id" = p."id" AND u."id" = p."creator_id" AND u."is_house" AND p."title" = 'Daily ' || d."date";--> statement-breakpoint
-- The titles that release 16.0 gave to the puzzles and series of the site.
WITH family ("id", "title") AS (VALUES
	('mixed', 'Mixed'),
	('picture', 'Pictures'),
	('range', 'Range'),
	('rangeJoined', 'Range without edges'),
	('mines', 'Mines'),
	('darts', 'Darts'),
	('focus', 'Neighbors'),
	('myopia', 'Myopia'),
	('areas', 'Area sizes'),
	('yinYang', 'Yin-Yang'),
	('nurikabe', 'Nurikabe'),
	('galaxies', 'Galaxies'),
	('letters', 'Letters'),
	('tree', 'Tree'),
	('trios', 'Areas of three'),
	('sameShape', 'Same shapes'),
	('differentShapes', 'Different shapes'),
	('shapeInside', 'Shape inside'),
	('stars', 'Stars'),
	('rooms', 'Equal zones'),
	('rows', 'Balanced rows'),
	('offByOne', 'Off by one'),
	('liar', 'One wrong symbol')
), titled_puzzle AS (
	UPDATE "puzzle" p SET "house_title" = family."id" || substring(p."title" from ' [0-9]+$')
	FROM family, "app_user" u
	WHERE u."id" = p."creator_id" AND u."is_house"
		AND p."title" ~ ' [0-9]+$' AND family."title" = regexp_replace(p."title", ' [0-9]+$', '')
)
UPDATE "collection" c SET "house_title" = family."id"
FROM family, "app_user" u
WHERE u."id" = c."creator_id" AND u."is_house" AND c."auto_populate" IS NULL AND c."title" = family."title";
