package org.bowsprit.audio.munt;

import com.sun.jna.FunctionMapper;
import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Pointer;
import java.util.Locale;
import java.util.Map;

/**
 * The functions of the library libmt32emu that the plugin uses. Their names are the names in C
 * without {@code mt32emu_}. For example, {@code addRomFile} calls {@code mt32emu_add_rom_file}.
 */
interface Mt32Emu extends Library {

  /** The name of the library, without the prefix and the suffix that the system adds. */
  String NAME = "mt32emu";

  /**
   * Loads the library.
   *
   * @param library the name of the library, or the path of its file
   * @throws UnsatisfiedLinkError if the library does not exist or is another library
   */
  static Mt32Emu load(String library) {
    FunctionMapper names =
        (nativeLibrary, method) ->
            "mt32emu_" + method.getName().replaceAll("([A-Z])", "_$1").toLowerCase(Locale.ROOT);
    return Native.load(library, Mt32Emu.class, Map.of(Library.OPTION_FUNCTION_MAPPER, names));
  }

  /**
   * Creates a synthesiser.
   *
   * @param reportHandler null for the default
   */
  Pointer createContext(Pointer reportHandler, Pointer instanceData);

  void freeContext(Pointer context);

  /** Adds a ROM. The result is positive if the file is a ROM. */
  int addRomFile(Pointer context, String file);

  /** Opens the synthesiser. The result is 0 on success. */
  int openSynth(Pointer context);

  void closeSynth(Pointer context);

  int getActualStereoOutputSamplerate(Pointer context);

  /**
   * Plays a channel message. From the lowest byte on, it contains the status, the first data byte
   * and the second data byte.
   */
  void playMsgNow(Pointer context, int message);

  void playSysexNow(Pointer context, byte[] message, int length);

  /** Produces frames. Left and right samples alternate. */
  void renderBit16s(Pointer context, short[] samples, int frames);
}
