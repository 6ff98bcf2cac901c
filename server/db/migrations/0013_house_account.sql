ALTER TABLE "app_user" ADD COLUMN "is_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "user_house" ON "app_user" USING btree ("is_house") WHERE "app_user"."is_house";--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "user_house_labels" CHECK (not "app_user"."is_house" or "app_user"."labels" = '{}');