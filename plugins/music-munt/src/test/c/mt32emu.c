/* A library with the functions of libmt32emu that are used. Its sound is the last note that was struck. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct context { int roms; short level; };

void *mt32emu_create_context(void *handler, void *data) { return calloc(1, sizeof(struct context)); }
void mt32emu_free_context(void *context) { free(context); }

int mt32emu_add_rom_file(struct context *context, const char *name)
{
	char line[16] = "";
	FILE *file = fopen(name, "r");
	if (file == NULL) return -2;
	fgets(line, sizeof line, file);
	fclose(file);
	if (strcmp(line, "control") == 0) { context->roms |= 1; return 1; }
	if (strcmp(line, "pcm") == 0) { context->roms |= 2; return 2; }
	return -1;
}

int mt32emu_open_synth(struct context *context) { return context->roms == 3 ? 0 : -4; }
void mt32emu_close_synth(struct context *context) { }
unsigned mt32emu_get_actual_stereo_output_samplerate(struct context *context) { return 32000; }

void mt32emu_play_msg_now(struct context *context, unsigned message)
{
	if ((message & 0xF0) == 0x90) context->level = 100 * (message >> 8 & 127) + (message >> 16 & 127);
	if ((message & 0xFFF0) == 0x7BB0) context->level = 0;
}

void mt32emu_play_sysex_now(struct context *context, const unsigned char *message, unsigned length)
{
	if (message[0] != 0xF0 || message[length - 1] != 0xF7) abort();
}

void mt32emu_render_bit16s(struct context *context, short *samples, unsigned frames)
{
	for (unsigned i = 0; i < frames; i++) {
		samples[2 * i] = context->level;
		samples[2 * i + 1] = -context->level;
	}
}
