package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.palette.ColourCycle;
import org.bowsprit.format.palette.ColourCycles;
import org.bowsprit.format.palette.Palette;
import org.bowsprit.format.palette.TransparentColour;
import org.bowsprit.format.room.Room;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.kit.internal.box.BoxDecompiler;
import org.bowsprit.kit.internal.room.PictureDecoder;
import org.bowsprit.kit.internal.room.SeeThroughRule;
import org.bowsprit.media.image.IndexedPicture;
import org.bowsprit.vm.text.OperandNames;

/** Decompiles the pictures of a room into files and settings that build the same room. */
final class RoomDecompiler {

  private final Room room;
  private final RoomFiles paths;
  private final OperandNames names;
  private final PictureDecoder decoder;
  private final NavigableMap<String, Bytes> files = new TreeMap<>();
  private final List<String> settings = new ArrayList<>();
  private final Map<Integer, List<String>> objectSettings = new TreeMap<>();

  /**
   * Decompiles a room.
   *
   * @param room the room
   * @param name the name of the room in the sources
   * @param objectNames the names of its objects by number
   * @param names the names of the states of objects
   */
  RoomDecompiler(Room room, String name, Map<Integer, String> objectNames, OperandNames names) {
    this.names = names;
    this.room = room;
    this.paths = RoomFiles.of(name);
    this.decoder = new PictureDecoder(room.colours().transparent().index(), palette(room));
    decompileBackground();
    decompileColours();
    decompileFloor();
    for (RoomObject object : room.objects()) {
      objectSettings.put(object.id(), new ArrayList<>());
      decompileObject(object, objectNames.get(object.id()));
    }
  }

  /** Returns the palette of a room. If the room has none, all colours of the palette are black. */
  static Palette palette(Room room) {
    return room.colours()
        .palette()
        .orElse(new Palette(Bytes.wrap(new byte[Palette.COLOUR_COUNT * Palette.BYTES_PER_COLOUR])));
  }

  /** Returns the files by path. */
  NavigableMap<String, Bytes> files() {
    return files;
  }

  /** Returns the lines of the room's declaration that are about pictures. */
  List<String> settings() {
    return settings;
  }

  /** Returns the lines of an object's declaration that are about pictures. */
  List<String> objectSettings(int object) {
    return objectSettings.get(object);
  }

  private void decompileBackground() {
    int height = room.header().height();
    room.picture()
        .flatMap(background -> background.picture())
        .filter(picture -> picture.pixels().isPresent())
        .ifPresentOrElse(
            picture -> {
              IndexedPicture pixels = decoder.pixels(picture.pixels().orElseThrow(), height);
              files.put(paths.background(), Bytes.wrap(pixels.toPng()));
              addMasks("", picture, height);
              SeeThroughRule holes =
                  decoder.seeThroughRule(
                      picture.pixels().orElseThrow(), height, SeeThroughRule.NONE);
              if (holes instanceof SeeThroughRule.Strips strips && !strips.strips().isEmpty()) {
                settings.add("holes " + numbers(strips.strips()));
              }
            },
            () -> settings.add("size " + room.header().width() + ", " + height));
    int planes = room.picture().map(background -> background.zPlaneCount()).orElse(0);
    settings.add("planes " + planes);
  }

  private void addMasks(String stem, LayeredPicture picture, int height) {
    picture
        .zPlanes()
        .forEach(
            (number, plane) ->
                files.put(
                    paths.plane(stem, number),
                    Bytes.wrap(PictureDecoder.mask(plane, height).toPng())));
  }

  private void decompileColours() {
    int transparent = room.colours().transparent().index();
    if (transparent != TransparentColour.DEFAULT.index()) {
      settings.add("transparent " + transparent);
    }
    for (ColourCycle cycle : room.colours().cycles().orElse(ColourCycles.NONE).cycles()) {
      settings.add(
          "cycle %s, %s, %s, %s%s"
              .formatted(
                  cycle.number(),
                  cycle.speed(),
                  cycle.first(),
                  cycle.last(),
                  cycle.isBackward() ? ", backward" : ""));
    }
  }

  private void decompileFloor() {
    if (room.floor().boxes().count() > 0 || !room.floor().scaleSlots().slots().isEmpty()) {
      String text = new BoxDecompiler(room.floor()).decompile().text();
      files.put(paths.boxes(), SourceTree.bytes(text));
    }
  }

  private void decompileObject(RoomObject object, String name) {
    object
        .image()
        .ifPresent(
            image ->
                image
                    .pictures()
                    .forEach((state, picture) -> decompileState(object, name, state, picture)));
  }

  private void decompileState(RoomObject object, String name, int state, LayeredPicture picture) {
    if (picture.pixels().isEmpty()) {
      return;
    }
    int height = object.code().header().height();
    IndexedPicture pixels = decoder.pixels(picture.pixels().orElseThrow(), height);
    String stateName = names.state(object.id(), state).orElseGet(() -> Integer.toString(state));
    files.put(paths.path(RoomFiles.picture(name, stateName)), Bytes.wrap(pixels.toPng()));
    addMasks(name + "-" + stateName + "-", picture, height);
    SeeThroughRule holes =
        decoder.seeThroughRule(picture.pixels().orElseThrow(), height, SeeThroughRule.WHERE_COLOUR);
    if (holes instanceof SeeThroughRule.Strips strips) {
      String stripNumbers = strips.strips().isEmpty() ? "" : ", " + numbers(strips.strips());
      objectSettings.get(object.id()).add("holes " + state + stripNumbers);
    }
  }

  private static String numbers(Set<Integer> numbers) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(", "));
  }
}
