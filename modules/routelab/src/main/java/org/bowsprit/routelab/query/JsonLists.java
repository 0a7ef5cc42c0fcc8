package org.bowsprit.routelab.query;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.function.ObjIntConsumer;

/** Reads the lists of a JSON file's outermost object, with one element in memory at a time. */
final class JsonLists {

  private final BoxSetFile.Source source;

  JsonLists(BoxSetFile.Source source) {
    this.source = source;
  }

  /**
   * Visits the elements of a list of the file's outermost object.
   *
   * @return the number of elements; −1 if there is no such list
   */
  int forEach(String list, ObjIntConsumer<JsonNode> visitor) throws IOException {
    return QueryFile.readJson(
        () -> {
          try (JsonParser json = QueryFile.MAPPER.createParser(source.open())) {
            int elements = -1;
            if (json.nextToken() != JsonToken.START_OBJECT) {
              // Throws an exception if the text is not JSON.
              json.readValueAsTree();
              return elements;
            }
            while (json.nextToken() == JsonToken.FIELD_NAME) {
              boolean isRequested = json.currentName().equals(list);
              if (json.nextToken() == JsonToken.START_ARRAY && isRequested) {
                for (elements = 0; json.nextToken() != JsonToken.END_ARRAY; elements++) {
                  visitor.accept(json.readValueAsTree(), elements);
                }
              } else {
                json.skipChildren();
              }
            }
            return elements;
          }
        });
  }
}
