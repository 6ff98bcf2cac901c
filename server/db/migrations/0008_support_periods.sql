CREATE TABLE "payment_dispute" (
	"dispute_id" text PRIMARY KEY NOT NULL,
	"provider_order" text NOT NULL,
	"state" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_period" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_order" text,
	"level" smallint NOT NULL,
	"length_ms" bigint NOT NULL,
	"left_ms" bigint NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "support_period_order" UNIQUE("provider_order")
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "supporter_level3_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "support_period" ADD CONSTRAINT "support_period_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_dispute_order" ON "payment_dispute" USING btree ("provider_order");--> statement-breakpoint
CREATE INDEX "support_period_user" ON "support_period" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "support_period" ("id", "created_at", "user_id", "provider_order", "level", "length_ms", "left_ms")
SELECT gen_random_uuid(), "created_at", "user_id", "provider_order", "level", "length_ms", least("length_ms", greatest(0, "time_ms" - "newer_ms"))
FROM (
  SELECT p."created_at", p."user_id", p."provider_order", greatest(p."level", u."supporter") AS "level",
    (extract(epoch from make_interval(months => p."months")) * 1000)::bigint AS "length_ms",
    (extract(epoch from u."supporter_until" - now()) * 1000)::bigint AS "time_ms",
    (coalesce(sum(extract(epoch from make_interval(months => p."months"))) OVER (PARTITION BY p."user_id" ORDER BY p."created_at" DESC, p."id" DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) * 1000)::bigint AS "newer_ms"
  FROM "payment" p JOIN "app_user" u ON u."id" = p."user_id"
  WHERE p."refunded_at" IS NULL AND u."supporter" > 1 AND u."supporter_until" > now()
) AS "paid";--> statement-breakpoint
UPDATE "app_user" SET "supporter" = 3, "supporter_level3_until" = now() + make_interval(secs => s."left_ms" / 1000.0)
FROM (SELECT "user_id", sum("left_ms")::double precision AS "left_ms" FROM "support_period" WHERE "level" = 3 GROUP BY "user_id") AS s
WHERE s."user_id" = "app_user"."id" AND "app_user"."supporter" = 2 AND s."left_ms" > 0;--> statement-breakpoint
CREATE TABLE "site_address" (
	"name" text PRIMARY KEY NOT NULL,
	"web_origin" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL
);
