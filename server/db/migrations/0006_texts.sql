ALTER TABLE "moderation" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "text" jsonb;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "remark" text;--> statement-breakpoint
UPDATE "comment" SET "content" = '*A moderator removed this comment.*' WHERE "content" = '*A moderator has removed this comment.*';
