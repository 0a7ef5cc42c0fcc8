package org.bowsprit.kit.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.bowsprit.bow.declaration.ObjectDeclaration;
import org.bowsprit.bow.declaration.Property;
import org.bowsprit.bow.diagnostic.SourcePosition;
import org.bowsprit.bytes.Bytes;
import org.bowsprit.format.image.LayeredPicture;
import org.bowsprit.format.object.ImageHeader;
import org.bowsprit.format.object.ObjectCode;
import org.bowsprit.format.object.ObjectHeader;
import org.bowsprit.format.object.ObjectImage;
import org.bowsprit.format.object.ObjectName;
import org.bowsprit.format.object.VerbEntries;
import org.bowsprit.format.room.RoomObject;
import org.bowsprit.kit.internal.room.PictureEncoder;
import org.bowsprit.kit.internal.room.SeeThroughRule;
import org.bowsprit.media.image.IndexedPicture;

/** Builds the objects of a room from their declarations and the pictures of their states. */
final class ObjectBuilder {

  /** The names of all settings, including the settings that the language reads. */
  private static final Set<String> SETTINGS =
      Set.of(
          "name", "at", "size", "walk", "facing", "parent", "states", "state", "owner", "class",
          "image", "holes");

  private final String folder;
  private final PictureEncoder encoder;
  private final Map<Integer, Integer> positions;
  private final SourceReport report;

  /**
   * Creates a builder of objects.
   *
   * @param folder the folder of the room, with a slash at its end
   * @param transparent the room's transparent colour
   * @param positions the position of each object of the room, from 1, by number
   */
  ObjectBuilder(
      String folder, int transparent, Map<Integer, Integer> positions, SourceReport report) {
    this.folder = folder;
    this.encoder = new PictureEncoder(transparent);
    this.positions = positions;
    this.report = report;
  }

  /** Finds the z-planes that belong to a picture. */
  interface Masks {

    /** Returns the masks in files whose names begin with {@code stem}, by number. */
    Map<Integer, IndexedPicture> find(String stem, IndexedPicture picture, SourcePosition position);
  }

  /** Builds an object. Pictures with errors are reported and left out. */
  RoomObject build(ObjectDeclaration object, Masks masks) {
    SettingsCheck.check(object.properties(), SETTINGS, "an object", report);
    NavigableMap<Integer, IndexedPicture> states = new TreeMap<>();
    NavigableMap<Integer, LayeredPicture> encodedStates = new TreeMap<>();
    NavigableMap<Integer, String> names = pictureNames(object);
    checkStates(object, names);
    names.forEach(
        (state, name) -> {
          SourcePosition position = statePosition(object, state);
          report
              .picture(folder + name, position)
              .filter(picture -> fits(picture, states, folder + name, position))
              .ifPresent(
                  picture -> {
                    states.put(state, picture);
                    String stem = name.replaceFirst("\\.png$", "") + "-";
                    encodedStates.put(
                        state,
                        encoder.encode(
                            picture,
                            masks.find(stem, picture, position),
                            seeThroughRule(object, state)));
                  });
        });
    Optional<IndexedPicture> first = states.values().stream().findFirst();
    ObjectHeader header = header(object, first);
    first.ifPresent(picture -> checkSize(object, header, picture));
    return new RoomObject(
        new ObjectCode(header, verbs(object), new ObjectName(Bytes.wrap(object.label().toBytes()))),
        Optional.of(image(header, first, encodedStates)));
  }

  /**
   * Returns the verb table of an object. An object without code gets an empty table, because other
   * interpreters always read one.
   */
  private static VerbEntries verbs(ObjectDeclaration object) {
    return object.verbs().script().code().isEmpty()
        ? VerbEntries.of(List.of(), Bytes.EMPTY)
        : object.verbs();
  }

  private NavigableMap<Integer, String> pictureNames(ObjectDeclaration object) {
    StatePictures pictures = new StatePictures(object);
    pictures
        .invalidSettings()
        .forEach(
            image ->
                report.error(
                    image.position(), "expected a state of 1 to 16 and the name of a PNG file"));
    return pictures.filesByState(report.tree().namesIn(folder));
  }

  /**
   * Reports named states without a picture. The first named state needs no picture: the background
   * shows it, or nothing is visible. State 0 never has a picture, and an object that is picked up
   * gets state 1.
   */
  private void checkStates(ObjectDeclaration object, NavigableMap<Integer, String> names) {
    object.states().stream()
        .skip(1)
        .filter(state -> state.value() > 1)
        .filter(state -> !names.isEmpty() && !names.containsKey(state.value()))
        .forEach(
            state ->
                report.warning(
                    object
                        .properties()
                        .find("states")
                        .map(Property::position)
                        .orElse(object.position()),
                    "the state '%s' of '%s' has no picture %s%s; write '%s @ 0' if it needs none"
                        .formatted(
                            state.name(),
                            object.name(),
                            folder,
                            RoomFiles.picture(object.name(), state.name()),
                            state.name())));
  }

  private static SourcePosition statePosition(ObjectDeclaration object, int state) {
    return object.properties().all("image").stream()
        .filter(image -> image.number(0).orElse(1) == state)
        .map(Property::position)
        .findFirst()
        .orElse(object.position());
  }

  private boolean fits(
      IndexedPicture picture,
      NavigableMap<Integer, IndexedPicture> others,
      String path,
      SourcePosition position) {
    PictureFit fit = new PictureFit(path, picture.width(), picture.height());
    Optional<String> misfit =
        fit.misfit()
            .or(
                () ->
                    others.values().stream()
                        .findFirst()
                        .map(other -> new PictureFit("", other.width(), other.height()))
                        .flatMap(fit::misfit));
    misfit.ifPresent(message -> report.error(position, message));
    return misfit.isEmpty();
  }

  private static SeeThroughRule seeThroughRule(ObjectDeclaration object, int state) {
    for (Property holes : object.properties().all("holes")) {
      if (holes.number(0).orElse(0) == state) {
        Set<Integer> strips = new HashSet<>();
        for (int i = 1; i < holes.values().size(); i++) {
          holes.number(i).ifPresent(strips::add);
        }
        return new SeeThroughRule.Strips(strips);
      }
    }
    return SeeThroughRule.WHERE_COLOUR;
  }

  private ObjectHeader header(ObjectDeclaration object, Optional<IndexedPicture> picture) {
    int width = object.width() == 0 ? picture.map(IndexedPicture::width).orElse(0) : object.width();
    int height =
        object.height() == 0 ? picture.map(IndexedPicture::height).orElse(0) : object.height();
    return new ObjectHeader(
        object.number(),
        units(object.x()),
        units(object.y()),
        units(width),
        units(height),
        flags(object),
        positions.getOrDefault(object.parent(), 0),
        object.walkX(),
        object.walkY(),
        object.facing());
  }

  private static int flags(ObjectDeclaration object) {
    if (object.parent() == 0) {
      return 0;
    }
    boolean shown = object.parentState() == ObjectDeclaration.SHOWN;
    return shown ? ObjectHeader.PARENT_SHOWN_FLAG : object.parentState();
  }

  private static int units(int pixels) {
    return Math.max(0, Math.min(0xFF, pixels / ObjectHeader.UNIT_PIXELS));
  }

  private void checkSize(ObjectDeclaration object, ObjectHeader header, IndexedPicture picture) {
    new PictureFit("", picture.width(), picture.height())
        .misfit(header.width(), header.height())
        .ifPresent(message -> report.warning(object.position(), message));
  }

  private static ObjectImage image(
      ObjectHeader header,
      Optional<IndexedPicture> picture,
      NavigableMap<Integer, LayeredPicture> encodedStates) {
    List<Integer> planes = new ArrayList<>(new TreeSet<>(planesOf(encodedStates)));
    return new ObjectImage(
        new ImageHeader(
            header.id(),
            encodedStates.size(),
            planes.size(),
            0,
            0,
            header.x(),
            header.y(),
            picture.map(IndexedPicture::width).orElse(header.width()),
            picture.map(IndexedPicture::height).orElse(header.height()),
            Bytes.EMPTY),
        encodedStates);
  }

  private static Set<Integer> planesOf(Map<Integer, LayeredPicture> encodedStates) {
    Set<Integer> planes = new HashSet<>();
    new HashMap<>(encodedStates).values().forEach(each -> planes.addAll(each.zPlanes().keySet()));
    return planes;
  }
}
